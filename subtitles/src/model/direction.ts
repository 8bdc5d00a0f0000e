import type { Cue } from './cue.ts'
import { cueText } from './spans.ts'

const rightToLeftScript = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** By the first letter of the text, as the Unicode bidirectional algorithm does it. */
export function isRightToLeft(cue: Cue): boolean {
  if (cue.isRightToLeft !== undefined) return cue.isRightToLeft
  const first = /\p{L}/u.exec(cueText(cue))?.[0] ?? ''
  return rightToLeftScript.test(first)
}
