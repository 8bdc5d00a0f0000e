import { autoDetectCode } from '@portolan/contract/machine-translation/settings'
import type { Translation } from './translate-pieces.ts'

/** What is on the text page of an account. */
export type SavedTexts = {
  readonly text: string
  readonly sourceId: string
  readonly targetId: string
  readonly translation: Translation | null
  readonly correctedText: string | null
}

const empty: SavedTexts = {
  text: '',
  sourceId: autoDetectCode,
  targetId: '',
  translation: null,
  correctedText: null,
}

const keyOf = (username: string): string => `portolan-text/${username}`
const languagesKeyOf = (username: string): string => `portolan-text-languages/${username}`

function read(storage: Storage, key: string): Partial<SavedTexts> {
  try {
    return JSON.parse(storage.getItem(key) ?? '{}') as Partial<SavedTexts>
  } catch {
    return {}
  }
}

/** Texts are kept until the tab closes, the last languages for the next visit. */
export const findTexts = (username: string): SavedTexts => ({
  ...empty,
  ...read(localStorage, languagesKeyOf(username)),
  ...read(sessionStorage, keyOf(username)),
})

/** A browser that stores nothing keeps the texts as long as the page is open. */
export function saveTexts(username: string, texts: SavedTexts): void {
  const { sourceId, targetId } = texts
  try {
    sessionStorage.setItem(keyOf(username), JSON.stringify(texts))
    localStorage.setItem(languagesKeyOf(username), JSON.stringify({ sourceId, targetId }))
  } catch {}
}
