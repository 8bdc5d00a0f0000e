import { expect, it } from 'vitest'
import { readLanguageCode } from './language-code.ts'

it.each([
  ['en', 'eng'],
  ['pt-BR', 'por'],
  ['zh-Hant-TW', 'zho'],
  ['DE', 'deu'],
  ['fil', 'fil'],
  ['yue-HK', 'yue'],
  ['x', 'und'],
  ['', 'und'],
])('%s is %s', (tag, code) => {
  expect(readLanguageCode(tag)).toBe(code)
})
