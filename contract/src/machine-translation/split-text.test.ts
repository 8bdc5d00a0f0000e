import { expect, it } from 'vitest'
import { splitText } from './split-text.ts'

it.each([
  '',
  'Short.',
  'One sentence. '.repeat(500),
  `${'A paragraph. '.repeat(20)}\n`.repeat(40),
  'x'.repeat(5000),
  '😀'.repeat(2000),
  '。这是一句话'.repeat(900),
])('cuts a text into pieces that together are the text (%#)', (text) => {
  const pieces = splitText(text)
  expect(pieces.join('')).toBe(text)
  expect(pieces.every((piece) => piece.length <= 1200 && piece.isWellFormed())).toBe(true)
})

it('cuts after a paragraph, else after a sentence, else after a word', () => {
  expect(splitText('One. Two.\nThree. Four.', 15)).toEqual(['One. Two.\n', 'Three. Four.'])
  expect(splitText('One two. Three four.', 15)).toEqual(['One two. ', 'Three four.'])
  expect(splitText('One two three four', 10)).toEqual(['One two ', 'three four'])
})
