import { expect, it } from 'vitest'
import { alwaysEnds, sentenceEnds } from './sentence-ends.ts'

it('ends sentences, but not after abbreviations and before lower case', () => {
  expect(sentenceEnds('Dr. Smith came. He left.', 'en')).toEqual([16, 24])
  expect(sentenceEnds('A title\nthat goes on', 'en')).toEqual([20])
  expect(sentenceEnds('一つ目。二つ目。', 'ja')).toHaveLength(2)
})
it('ends where two texts never belong together', () => {
  expect(sentenceEnds(`yes${alwaysEnds}no`, 'en')).toEqual([4, 6])
})
