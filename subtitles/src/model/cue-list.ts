import { RefusalError } from '@portolan/documents/refusal'
import { limits } from '../limits.ts'
import type { Cue } from './cue.ts'
import { cueText } from './spans.ts'

/** How long a cue is shown that nothing ends. */
const openCueMs = 4000

/** The cues of a file that is read, within the limits. Cues without text are left out. */
export class CueList {
  readonly cues: Cue[] = []
  #spans = 0

  add(cue: Cue): void {
    if (cueText(cue).trim() === '') return
    const endMs = cue.endMs === Number.POSITIVE_INFINITY ? cue.startMs + openCueMs : cue.endMs
    if (!Number.isFinite(cue.startMs) || !Number.isFinite(endMs))
      throw new RefusalError('broken', 'a cue without times')
    for (const line of cue.lines) this.#spans += line.length
    this.cues.push({ ...cue, endMs })
    if (this.cues.length > limits.cues || this.#spans > limits.spans)
      throw new RefusalError('too_large_to_read', `${this.cues.length} cues, ${this.#spans} spans`)
  }
}
