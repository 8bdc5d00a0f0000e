import { beforeAll, describe, expect, it } from 'vitest'
import type { ReviewedSegment, TranslationReviewer } from './translation-reviewer.ts'

const never = new AbortController().signal
const pair = { from: 'en', to: 'es' }
const options = { terms: [], signal: never }

const good: ReviewedSegment = {
  source: 'The contract ends on <g1>31</g1> December 2026.',
  target: 'El contrato termina el <g1>31</g1> de diciembre de 2026.',
}
const wrongNumber: ReviewedSegment = { source: good.source, target: good.target.replace('2026', '2062') }
const lostTag: ReviewedSegment = { source: good.source, target: good.target.replaceAll(/<\/?g1>/g, '') }
const empty: ReviewedSegment = { source: good.source, target: ' ' }

/** What every reviewer must do. */
export function translationReviewerSuite(make: () => Promise<TranslationReviewer>): void {
  let reviewer: TranslationReviewer
  beforeAll(async () => {
    reviewer = await make()
  })

  describe('review', () => {
    it('gives 5 where it finds no fault', async () => {
      expect(await reviewer.review([good], pair, options)).toEqual({ score: 5, faults: [] })
    })

    it.each([
      ['numbers_differ', wrongNumber],
      ['placeholders_differ', lostTag],
      ['empty', empty],
    ])('names the segment with the fault %s', async (fault, segment) => {
      const { score, faults } = await reviewer.review([good, segment], pair, options)
      expect(score).toBeLessThan(5)
      expect(faults).toContainEqual(expect.objectContaining({ segment: 1, fault }))
      expect(faults.filter((found) => found.segment === 0)).toEqual([])
    })

    it('gives less for more faults', async () => {
      const few = await reviewer.review([good, good, good, wrongNumber], pair, options)
      const many = await reviewer.review([empty, empty, lostTag, good], pair, options)
      expect(many.score).toBeLessThan(few.score)
    })

    it('asks for required terms', async () => {
      const terms = [{ source: 'contract', target: 'convenio' }]
      const { faults } = await reviewer.review([good], pair, { ...options, terms })
      expect(faults).toContainEqual({ segment: 0, fault: 'term_not_used', detail: 'convenio' })
      expect(
        await reviewer.review([good], pair, { ...options, terms: [{ source: 'order', target: 'pedido' }] }),
      ).toEqual({
        score: 5,
        faults: [],
      })
    })

    it('takes an empty list', async () => {
      expect(await reviewer.review([], pair, options)).toEqual({ score: 5, faults: [] })
    })
  })

  describe('postEdit', () => {
    it('answers one text per segment, in order, and leaves a good one alone', async () => {
      const segments = Array.from({ length: 120 }, (_, index) => ({
        source: `The invoice ${1000 + index} was paid.`,
        target: `La factura ${1000 + index} fue pagada.`,
      }))
      const corrected = await reviewer.postEdit([good, ...segments], pair, options)
      expect(corrected).toEqual([good.target, ...segments.map(({ target }) => target)])
    })

    it('never loses tags and numbers', async () => {
      const [corrected = ''] = await reviewer.postEdit([good], pair, options)
      expect(corrected.match(/<\/?g1>|\d+/g)?.toSorted()).toEqual(good.target.match(/<\/?g1>|\d+/g)?.toSorted())
    })

    it('takes an empty list', async () => {
      expect(await reviewer.postEdit([], pair, options)).toEqual([])
    })
  })

  it('ends with the reason of the signal', async () => {
    const reason = new Error('no longer needed')
    const aborted = { terms: [], signal: AbortSignal.abort(reason) }
    await expect(reviewer.review([good], pair, aborted)).rejects.toBe(reason)
    await expect(reviewer.postEdit([good], pair, aborted)).rejects.toBe(reason)
  })
}
