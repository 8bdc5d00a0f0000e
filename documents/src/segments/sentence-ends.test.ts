import { expect, it } from 'vitest'
import { alwaysEnds, sentenceEnds } from './sentence-ends.ts'

it('ends sentences, but not after abbreviations and before lower case', () => {
  expect(sentenceEnds('Dr. Smith came. He left.', 'en')).toEqual([16, 24])
  expect(sentenceEnds('A title\nthat goes on', 'en')).toEqual([20])
  expect(sentenceEnds('一つ目。二つ目。', 'ja')).toHaveLength(2)
})
it('does not end after ordinal numbers, in languages that write them with a point', () => {
  expect(sentenceEnds('Wir haben am 1. Mai zu. Danach nicht.', 'de-AT')).toEqual([24, 37])
  expect(sentenceEnds('Er wurde 2024. Dann kam er.', 'de')).toHaveLength(2)
  expect(sentenceEnds('We have 1. May comes.', 'en')).toHaveLength(2)
  expect(sentenceEnds('On the 2.\u00a0May we close. Then not.', 'en')).toHaveLength(2)
})
it('ends where two texts never belong together', () => {
  expect(sentenceEnds(`yes${alwaysEnds}no`, 'en')).toEqual([4, 6])
})
