import type { Token } from './inline.ts'

const address = /^(?:(?:https?:\/\/|www\.|mailto:)\S+|[\w.+-]+@[\w.-]+\.\w+)$/i

/** Whether there is a word to translate: not only numbers, signs, or a web or email address. */
export function isTranslatable(core: readonly Token[]): boolean {
  const text = core
    .map((token) => (typeof token === 'string' ? token : ' '))
    .join('')
    .trim()
  return /\p{L}/u.test(text) && !address.test(text)
}
