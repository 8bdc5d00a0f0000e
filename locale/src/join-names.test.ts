import { expect, it } from 'vitest'
import { joinNames } from './join-names.ts'

it.each([
  ['en', 'A, B'],
  ['es-419', 'A, B'],
  ['ar', 'A، B'],
  ['ar-EG', 'A، B'],
  ['he', 'A, B'],
])('joins names with the comma of %s', (locale, text) => {
  expect(joinNames(['A', 'B'], locale)).toBe(text)
})
