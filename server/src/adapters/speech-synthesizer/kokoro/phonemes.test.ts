import { expect, it } from 'vitest'
import { toTokens } from './phoneme-tokens.ts'
import { writePhonemes } from './phonemes.ts'

it('keeps the punctuation between the parts that are pronounced', () => {
  const said: string[] = []
  const phonemes = writePhonemes('¿Qué tal, amigo?  «Bien»...', (text) => {
    said.push(text)
    return text.toLowerCase()
  })
  expect(said).toEqual(['Qué tal', 'amigo', 'Bien'])
  expect(phonemes).toBe('qué tal, amiɡo? "bien"…')
})

it('writes tied symbols as one, and leaves out marks of other languages', () => {
  expect(writePhonemes('x', () => 'd͡ʒˈe͡ɪn (en)t͡ʃ(fr) z-a')).toBe('ʤˈAn ʧ za')
})

it('numbers symbols as the model does, and leaves out others', () => {
  expect(toTokens('hˈI.')).toEqual([50, 156, 25, 4])
  expect(toTokens('☃ ')).toEqual([16])
})
