import { describe, expect, it } from 'vitest'
import { findSentenceGaps } from './sentences.ts'

function split(text: string, language = 'en'): string[] {
  const gaps = findSentenceGaps(text, language)
  return [...gaps, { start: text.length, end: text.length }].map(({ start }, index) =>
    text.slice(gaps[index - 1]?.end ?? 0, start),
  )
}

describe('findSentenceGaps', () => {
  it.each([
    ['One. Two?  Three!', 'en', ['One.', 'Two?', 'Three!']],
    ['See Dr. J. Smith, Fig. 3, e.g. Boston. Then go.', 'en', ['See Dr. J. Smith, Fig. 3, e.g. Boston.', 'Then go.']],
    ['Line one\nline two\n\n\n  line three', 'en', ['Line one', 'line two', 'line three']],
    ['Siehe Nr. 5 bzw. Abs. 2. Ende.', 'de', ['Siehe Nr. 5 bzw. Abs. 2.', 'Ende.']],
    ['今天很好。明天呢？不知道', 'zh', ['今天很好。', '明天呢？', '不知道']],
    ['猫です。犬です。', 'ja', ['猫です。', '犬です。']],
    ['مرحبا؟ نعم.', 'ar', ['مرحبا؟', 'نعم.']],
    ['', 'en', ['']],
  ])('splits %j', (text, language, sentences) => {
    expect(split(text, language)).toEqual(sentences)
  })

  it('takes linear time', () => {
    const started = process.cpuUsage()
    for (const text of ['a. '.repeat(7_000), '\n'.repeat(20_000), 'a'.repeat(20_000)]) findSentenceGaps(text, 'en')
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
  })
})
