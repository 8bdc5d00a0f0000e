import { maxCueChanges } from '@portolan/contract/machine-translation/media/cues'
import { canBeSaved, type EditedCue, isSameCue, sortCues } from './edited-cue.ts'

type Cues = readonly EditedCue[]
type SentCue = Pick<EditedCue, 'id' | 'startMs' | 'endMs' | 'text'>

export type CueChanges = {
  readonly changed: readonly SentCue[]
  readonly added: readonly SentCue[]
  readonly removed: readonly string[]
}

const toSent = ({ id, startMs, endMs, text }: EditedCue): SentCue => ({ id, startMs, endMs, text })
const byId = (cues: Cues): ReadonlyMap<string, EditedCue> => new Map(cues.map((cue) => [cue.id, cue]))

/** What has to be sent so that the server has these cues, too. */
export function findChanges(saved: Cues, cues: Cues): CueChanges {
  if (saved === cues) return { changed: [], added: [], removed: [] }
  const [before, now] = [byId(saved), byId(cues)]
  const sendable = cues.filter(canBeSaved)
  return {
    changed: sendable.filter(({ id }) => isChanged(before.get(id), now.get(id))).map(toSent),
    added: sendable.filter(({ id }) => !before.has(id)).map(toSent),
    removed: saved.filter(({ id }) => !now.has(id)).map(({ id }) => id),
  }
}

const isChanged = (before: EditedCue | undefined, now: EditedCue | undefined): boolean =>
  before !== undefined && now !== undefined && !isSameCue(before, now)

export const hasChanges = ({ changed, added, removed }: CueChanges): boolean =>
  changed.length + added.length + removed.length > 0

/** As many changes as one call takes. */
export const firstChanges = ({ changed, added, removed }: CueChanges): CueChanges => ({
  changed: changed.slice(0, maxCueChanges),
  added: added.slice(0, maxCueChanges),
  removed: removed.slice(0, maxCueChanges),
})

/** The cues after a change. `known` has what was said at the time of added cues. */
export function applyChanges(cues: Cues, { changed, added, removed }: CueChanges, known: Cues = []): Cues {
  const [replaced, gone, local] = [new Map(changed.map((cue) => [cue.id, cue])), new Set(removed), byId(known)]
  const isTranscript = cues.every(({ source }) => source === null)
  const kept = cues.filter(({ id }) => !gone.has(id)).map((cue) => ({ ...cue, ...replaced.get(cue.id) }))
  const sourceOf = ({ id }: SentCue) => local.get(id)?.source ?? (isTranscript ? null : '')
  return sortCues([...kept, ...added.map((cue) => ({ ...cue, source: sourceOf(cue) }))])
}

/**
 * Someone else saved other cues in between. Our own changes stay, except those of cues that the other person changed or
 * removed as well.
 */
export function rebaseChanges(saved: Cues, own: Cues, theirs: Cues): { readonly cues: Cues; readonly lost: number } {
  const { changed, added, removed } = findChanges(saved, own)
  const [before, now] = [byId(saved), byId(theirs)]
  const isUntouched = (id: string): boolean => {
    const [old, current] = [before.get(id), now.get(id)]
    return old !== undefined && current !== undefined && isSameCue(old, current)
  }
  const kept = {
    changed: changed.filter(({ id }) => isUntouched(id)),
    added: added.filter(({ id }) => !now.has(id)),
    removed: removed.filter(isUntouched),
  }
  const lost = changed.length - kept.changed.length + removed.filter((id) => now.has(id) && !isUntouched(id)).length
  return { cues: hasChanges(kept) ? applyChanges(theirs, kept, own) : theirs, lost }
}
