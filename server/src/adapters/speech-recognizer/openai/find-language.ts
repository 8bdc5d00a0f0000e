import { serviceLanguages } from '../spoken-languages.ts'
import { fromWhisperCode, toWhisperCode } from '../whisper-codes.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const tagsByName = new Map(serviceLanguages.map((tag) => [names.of(toWhisperCode(tag))?.toLowerCase() ?? tag, tag]))

/** OpenAI answers the English name of a language, other servers its code. */
export function findLanguage(named: string | undefined): string | undefined {
  const name = named?.toLowerCase()
  if (name === undefined) return undefined
  return tagsByName.get(name) ?? serviceLanguages.find((tag) => tag === fromWhisperCode(name))
}
