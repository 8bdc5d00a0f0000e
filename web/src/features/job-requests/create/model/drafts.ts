import type { Values } from './values.ts'

/** What was typed into the form, without the files. */
export type Draft = { readonly clientId: number | null; readonly at: number; readonly values: Values }

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
  keep(owner: string, clientId: number | null, values: Values): void {
    try {
      localStorage.setItem(keyOf(owner), JSON.stringify({ clientId, values, at: Date.now() } satisfies Draft))
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
