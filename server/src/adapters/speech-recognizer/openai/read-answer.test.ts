import { expect, it } from 'vitest'
import { findLanguage } from './find-language.ts'
import { readAnswer } from './read-answer.ts'

const read = (text: string, words: readonly string[]) => {
  const timed = words.map((word, index) => ({ word, start: index, end: index + 1 }))
  return readAnswer(Buffer.from(JSON.stringify({ text, words: timed }))).words
}
const textsOf = (text: string, words: readonly string[]) => read(text, words).map((word) => word.text)

it('gives words the punctuation of the text', () => {
  const words = read('He was not an ill-disposed man — was he?', 'He was not an ill disposed man was he'.split(' '))
  expect(words.map(({ text }) => text)).toEqual('He|was|not|an|ill-disposed|man —|was|he?'.split('|'))
  expect(words[4]).toEqual({ text: 'ill-disposed', startMs: 4000, endMs: 6000 })
})

it('keeps the words as they came where the text has others', () => {
  expect(textsOf('Twelve maps.', ['12', 'maps'])).toEqual(['12', 'maps'])
  expect(textsOf('', ['maps'])).toEqual(['maps'])
  expect(textsOf('Old', ['old', 'maps'])).toEqual(['old', 'maps'])
})

it('keeps the punctuation of servers whose words have it', () => {
  expect(textsOf(' Hello, world.', [' Hello,', ' world.'])).toEqual(['Hello,', 'world.'])
})

it('finds a language by its English name or its code', () => {
  const found = ['english', 'Spanish', 'es', 'norwegian', 'no', 'tl', 'klingon'].map(findLanguage)
  expect(found).toEqual(['en', 'es', 'es', 'nb', 'nb', 'fil', undefined])
})
