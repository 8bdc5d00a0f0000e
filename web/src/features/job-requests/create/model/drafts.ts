import type { KeptFile } from '../../../../shared/uploads/upload-state.ts'
import type { Values } from './values.ts'

/** A file of the form, with its key if it was uploaded before the form was left. */
export type DraftFile = Omit<KeptFile, 'fileKey'> & { readonly fileKey: string | null }

/** What was typed into the form, and the files it had. The server decides which of them can still be sent. */
export type Draft = {
  readonly clientId: number | null
  readonly at: number
  readonly values: Values
  readonly files?: readonly DraftFile[]
}

export const visitorOwner = 'visitor'

const keptForMs = 7 * 24 * 60 * 60_000
const keyOf = (owner: string): string => `portolan-request-draft/${owner}`

/** One for each account in this browser, and one for visitors. */
export const drafts = {
  find(owner: string): Draft | undefined {
    try {
      const draft: Draft | null = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null')
      return draft && Date.now() - draft.at < keptForMs ? draft : undefined
    } catch {
      return undefined
    }
  },
  /** A browser that stores nothing keeps the values as long as the page is open. */
  keep(owner: string, draft: Omit<Draft, 'at'>): void {
    try {
      localStorage.setItem(keyOf(owner), JSON.stringify({ ...draft, at: Date.now() } satisfies Draft))
    } catch {}
  },
  forget(owner: string): void {
    try {
      localStorage.removeItem(keyOf(owner))
    } catch {}
  },
}

/** The parts of a draft that still fit the form, which its client may have changed meanwhile. */
export function restore(draft: Draft, initial: Values, languageIds: readonly string[]): Values {
  const { values } = draft
  const known = (id: string) => languageIds.includes(id)
  const custom = Object.keys(initial.customFields).map((name) => [
    name,
    values.customFields[name] ?? initial.customFields[name] ?? '',
  ])
  return {
    ...initial,
    ...values,
    companyName: initial.companyName || values.companyName,
    sourceLanguageId: known(values.sourceLanguageId) ? values.sourceLanguageId : initial.sourceLanguageId,
    targetLanguageIds: values.targetLanguageIds.filter(known),
    customFields: Object.fromEntries(custom),
  }
}
