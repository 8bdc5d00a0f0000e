import { translator } from '@portolan/locale/catalog'
import { expect, it } from 'vitest'
import { reviewMessages } from './messages/review.ts'
import { joinReviews, type QualityReview, SegmentFault } from './review.ts'
import { countFaults, wordReview } from './word-review.ts'

it('names every kind of fault with its number, and never calls a translation good', async () => {
  for (const locale of ['en', 'ar', 'es'] as const) {
    const t = await translator(reviewMessages, locale)
    const sentences = SegmentFault.options.map((fault) => wordReview({ [fault]: 3 }, 4, t))
    expect(new Set(sentences).size).toBe(SegmentFault.options.length)
    for (const sentence of sentences) expect(sentence).toMatch(/[3٣]/)
  }
  const t = await translator(reviewMessages, 'en')
  expect(wordReview({}, 5, t)).toBe('No errors found in numbers and terms.')
  expect(wordReview({}, 3, t)).toBe('Usual quality of this engine. Only numbers and terms were checked.')
  const faults = [{ fault: 'empty' }, { fault: 'numbers_differ' }, { fault: 'empty' }] as const
  expect(wordReview(countFaults(faults), 3, t)).toBe('Numbers differ in 1 segment. 2 segments are empty.')
})

it('gives a text in pieces the score of its worst piece', () => {
  const review = (score: number): QualityReview => ({ score, scoreReason: '', faults: [] })
  expect(joinReviews([review(5), review(3), review(4)])).toEqual({ score: 3, faults: [] })
  expect(joinReviews([])).toBeNull()
})
