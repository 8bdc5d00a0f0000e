import type { Values } from './values.ts'

/** What was typed into the form, without the files. */
export type Draft = { readonly clientId: number | null; readonly at: number; readonly values: Values }

export const visitorOwner = 'visitor'

const keptForMs = 7 * 24 * 60 * 60_000
const placeOf = (owner: string): string => `portolan-request-draft/${owner}`

/** One for each account in this browser, and one for whoever is not signed in. */
export const drafts = {
  find(owner: string): Draft | undefined {
    try {
      const draft: Draft | null = JSON.parse(localStorage.getItem(placeOf(owner)) ?? 'null')
      return draft && Date.now() - draft.at < keptForMs ? draft : undefined
    } catch {
      return undefined
    }
  },
  /** Where nothing may be kept, the form is as long-lived as its page. */
  keep(owner: string, clientId: number | null, values: Values): void {
    try {
      localStorage.setItem(placeOf(owner), JSON.stringify({ clientId, values, at: Date.now() } satisfies Draft))
    } catch {}
  },
  forget(owner: string): void {
    try {
      localStorage.removeItem(placeOf(owner))
    } catch {}
  },
}

/** What of a draft still fits the form, which its client may have changed meanwhile. */
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
