import type { CueChanges } from '../model/cue-changes.ts'

type Draft = { readonly revision: number; readonly changes: CueChanges }

const keyOf = (trackId: string): string => `portolan.cues.${trackId}`

/** Edits that could not be saved, kept in the browser until they can be. */
export function keepDraft(trackId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(trackId), JSON.stringify(draft))
  } catch {
    // Without room in the browser, the edits are on the page only.
  }
}

export const dropDraft = (trackId: string): void => localStorage.removeItem(keyOf(trackId))

export function readDraft(trackId: string): Draft | undefined {
  const text = localStorage.getItem(keyOf(trackId))
  return text === null ? undefined : (JSON.parse(text) as Draft)
}
