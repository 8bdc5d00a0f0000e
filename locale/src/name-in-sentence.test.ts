import { expect, it } from 'vitest'
import { nameInSentence } from './name-in-sentence.ts'

it('writes a language in lower case inside a Spanish sentence, and keeps its region', () => {
  expect(nameInSentence('Francés (Francia)', 'es-MX')).toBe('francés (Francia)')
  expect(nameInSentence('Árabe', 'es')).toBe('árabe')
})

it('leaves abbreviations and other locales as they are', () => {
  expect(nameInSentence('ASL', 'es')).toBe('ASL')
  expect(nameInSentence('French (France)', 'en-US')).toBe('French (France)')
  expect(nameInSentence('الفرنسية', 'ar')).toBe('الفرنسية')
})
