import { useState } from 'react'
import type { Player } from '../player/player.ts'
import { addAfter, changeText, changeTimes, mergeWithNext, removeCue, splitCue } from './model/cue-operations.ts'
import { toggleItalics } from './model/cue-text.ts'
import { newCueId } from './model/new-cue-id.ts'
import type { CueSession } from './session/cue-session.ts'

export type Editor = ReturnType<typeof useEditor>

type Options = {
  readonly totalMs: number
  /** False for a project that was put away, or that people work on. */
  readonly canEdit: boolean
}

/** Which cue is selected and edited, and all that can be done with it. */
export function useEditor(session: CueSession, player: Player, { totalMs, canEdit }: Options) {
  const [selectedId, setSelectedId] = useState<string>()
  const [isEditing, setIsEditing] = useState(false)
  const cuesNow = () => session.getState().history.cues

  const select = (id: string | undefined, isEdited = false) => {
    setSelectedId(id)
    setIsEditing(isEdited && canEdit && id !== undefined)
  }
  /** Goes to a cue and to its time. */
  const goTo = (id: string | undefined, isEdited = false) => {
    const cue = cuesNow().find((one) => one.id === id)
    if (!cue) return
    select(cue.id, isEdited)
    player.seek(cue.startMs)
  }
  const neighborOf = (id: string | undefined, by: 1 | -1): string | undefined => {
    const cues = cuesNow()
    const at = cues.findIndex((cue) => cue.id === id)
    return at < 0 ? cues[0]?.id : cues[Math.min(cues.length - 1, Math.max(0, at + by))]?.id
  }
  return {
    selectedId,
    isEditing,
    select,
    goTo,
    goBy: (by: 1 | -1, isEdited = false) => goTo(neighborOf(selectedId, by), isEdited),
    startEditing: () => setIsEditing(canEdit && selectedId !== undefined),
    stopEditing: () => setIsEditing(false),
    write: (id: string, text: string) => session.edit(changeText(cuesNow(), id, text), `text ${id}`),
    retime: (id: string, edge: 'start' | 'end', ms: number, editName?: string) => {
      const cue = cuesNow().find((one) => one.id === id)
      if (!cue || !canEdit) return
      const times = edge === 'start' ? { startMs: ms, endMs: cue.endMs } : { startMs: cue.startMs, endMs: ms }
      session.edit(changeTimes(cuesNow(), id, times, edge, totalMs), editName)
    },
    italicize: (id: string, from: number, to: number) => {
      const cue = cuesNow().find((one) => one.id === id)
      if (cue) session.edit(changeText(cuesNow(), id, toggleItalics(cue.text, from, to)))
    },
    split: (id: string, caret: number) => session.edit(splitCue(cuesNow(), id, caret, newCueId())),
    merge: (id: string) => session.edit(mergeWithNext(cuesNow(), id)),
    add: (id: string) => {
      const added = newCueId()
      session.edit(addAfter(cuesNow(), id, added, totalMs))
      goTo(added, true)
    },
    remove: (id: string) => {
      const next = neighborOf(id, 1)
      const after = next === id ? neighborOf(id, -1) : next
      session.edit(removeCue(cuesNow(), id))
      select(after === id ? undefined : after)
    },
  }
}
