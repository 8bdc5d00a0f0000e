import type { TranslatedText } from '@portolan/contract/machine-translation/text'
import { expect, it } from 'vitest'
import { type Translation, translatePieces } from './translate-pieces.ts'

const answer = (translatedText: string, more: Partial<TranslatedText> = {}): TranslatedText => ({
  translatedText,
  detectedLanguage: null,
  untranslatedSentences: [],
  glossaryTerms: [],
  aiLinguisticQualityReviewResult: null,
  ...more,
})
const line = `${'A sentence. '.repeat(80)}\n`

it('shows a long text piece by piece, and detects its language once', async () => {
  const asked: (string | undefined)[] = []
  const shown: Translation[] = []
  await translatePieces({
    text: line.repeat(3),
    source: undefined,
    target: 'esm',
    translate: async ({ text, source }) => {
      asked.push(source)
      return answer(text.toUpperCase(), { detectedLanguage: source ? null : 'enu' })
    },
    onProgress: (translation) => shown.push(translation),
  })
  expect(asked).toEqual([undefined, 'enu', 'enu'])
  expect(shown.map(({ donePieces, pieces }) => [donePieces, pieces])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  expect(shown[0]?.translatedText).toBe(line.toUpperCase())
  expect(shown.at(-1)).toMatchObject({
    translatedText: line.repeat(3).toUpperCase(),
    sourceLanguageId: 'enu',
    isDetected: true,
  })
})

it('counts a term once, in however many pieces it occurs', async () => {
  let last: Translation | undefined
  const sources = ['Arm', 'arm', 'leg']
  await translatePieces({
    text: line.repeat(3),
    source: 'enu',
    target: 'esm',
    translate: async ({ text }) => answer(text, { glossaryTerms: [{ source: sources.shift() ?? '', target: 'x' }] }),
    onProgress: (translation) => {
      last = translation
    },
  })
  expect(last?.glossaryTerms.map(({ source }) => source)).toEqual(['arm', 'leg'])
})

it('collects reviews and sentences that were not translated', async () => {
  let last: Translation | undefined
  const review = { score: 3, scoreReason: 'Numbers differ.', faults: [] }
  await translatePieces({
    text: line.repeat(2),
    source: 'enu',
    target: 'esm',
    translate: async ({ text }) =>
      answer(text, { untranslatedSentences: ['A sentence.'], aiLinguisticQualityReviewResult: review }),
    onProgress: (translation) => {
      last = translation
    },
  })
  expect(last).toMatchObject({ reviews: [review, review], untranslatedSentences: ['A sentence.', 'A sentence.'] })
})
