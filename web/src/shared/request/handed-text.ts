import type { KeptFile } from '../uploads/upload-state.ts'

/** A text or files, with their languages, that another page hands to the form of a new request. */
export type HandedText = {
  readonly text: string
  readonly files?: readonly KeptFile[]
  readonly sourceLanguageId: string | undefined
  readonly targetLanguageIds: readonly string[]
}

/** In the tab and for one account, so that texts are never in an address. */
const keyOf = (username: string): string => `portolan.handedText/${username}`

export const storeHandedText = (username: string, handed: HandedText): void =>
  sessionStorage.setItem(keyOf(username), JSON.stringify(handed))

export function readHandedText(username: string): HandedText | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(username)) ?? 'null') as HandedText | null
  } catch {
    return null
  }
}

export const clearHandedText = (username: string): void => sessionStorage.removeItem(keyOf(username))
