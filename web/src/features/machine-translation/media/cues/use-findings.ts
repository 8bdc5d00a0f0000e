import { type CueFinding, checkCues, rulesFor } from '@portolan/subtitles'
import { useDeferredValue } from 'react'
import { toCue } from './model/cue-text.ts'
import type { EditedCue } from './model/edited-cue.ts'

export type Findings = ReadonlyMap<string, readonly CueFinding[]>

/** What is wrong with which cue, by its id. Checked after the keystroke is shown, because there may be thousands. */
export function useFindings(cues: readonly EditedCue[], language: string): Findings {
  return findProblems(useDeferredValue(cues), language)
}

function findProblems(cues: readonly EditedCue[], language: string): Findings {
  const found = new Map<string, CueFinding[]>()
  for (const finding of checkCues(cues.map(toCue), rulesFor(language))) {
    const id = cues[finding.cue]?.id ?? ''
    found.set(id, [...(found.get(id) ?? []), finding])
  }
  return found
}

/** The next cue with a problem after another one, from the start again at the end. */
export function nextProblem(
  cues: readonly EditedCue[],
  findings: Findings,
  afterId: string | undefined,
): string | undefined {
  const at = cues.findIndex(({ id }) => id === afterId)
  const inTurn = [...cues.slice(at + 1), ...cues.slice(0, at + 1)]
  return inTurn.find(({ id }) => findings.has(id))?.id
}
