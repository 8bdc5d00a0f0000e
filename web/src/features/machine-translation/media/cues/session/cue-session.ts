import { ApiError } from '../../../../../shared/api/api-error.ts'
import {
  applyChanges,
  type CueChanges,
  findChanges,
  firstChanges,
  hasChanges,
  rebaseChanges,
} from '../model/cue-changes.ts'
import { type CueHistory, noteEdit, redoEdit, startHistory, undoEdit } from '../model/cue-history.ts'
import { canBeSaved, type EditedCue } from '../model/edited-cue.ts'
import { dropDraft, keepDraft, readDraft } from './cue-drafts.ts'

type Cues = readonly EditedCue[]
export type CueVersion = { readonly revision: number; readonly cues: Cues }

/**
 * `held`: all that can be saved is saved, but a cue has no text. `offline`, and `locked` while files are being written:
 * it is tried again by itself.
 */
type SaveState =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'held' | 'offline' | 'locked' }
  | { readonly kind: 'failed'; readonly error: unknown }

export type SessionState = {
  readonly history: CueHistory
  readonly save: SaveState
  /** Someone else saved first: how many of our changes were dropped for theirs. */
  readonly conflict: { readonly lost: number } | undefined
}

type Options = {
  readonly trackId: string
  readonly start: CueVersion
  readonly load: () => Promise<CueVersion>
  readonly send: (revision: number, changes: CueChanges) => Promise<{ readonly revision: number }>
  readonly onSaved: (version: CueVersion) => void
}

const typingPauseMs = 1_000
const retryMs = 5_000

export type CueSession = ReturnType<typeof createCueSession>

/** The cues of a track while they are edited. Edits are saved by themselves, and kept while the server is away. */
export function createCueSession({ trackId, start, load, send, onSaved }: Options) {
  let saved = start.cues
  let { revision } = start
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const draft = readDraft(trackId)
  const isDraftUsable = draft?.revision === revision
  let state: SessionState = {
    history: startHistory(draft && isDraftUsable ? applyChanges(saved, draft.changes) : saved),
    save: { kind: draft && isDraftUsable ? 'waiting' : 'saved' },
    conflict: draft && !isDraftUsable ? { lost: countOf(draft.changes) } : undefined,
  }
  dropDraft(trackId)

  const set = (next: Partial<SessionState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const pending = () => findChanges(saved, state.history.cues)
  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  const change = (history: CueHistory | undefined) => {
    if (!history || history === state.history) return
    const isRetrying = state.save.kind === 'offline' || state.save.kind === 'locked'
    set({ history, save: isRetrying ? state.save : { kind: 'waiting' } })
    if (!isRetrying) schedule(typingPauseMs)
  }

  async function sendAll(): Promise<void> {
    for (let changes = pending(); hasChanges(changes); changes = pending()) {
      set({ save: { kind: 'saving' } })
      const part = firstChanges(changes)
      const known = state.history.cues
      try {
        ;({ revision } = await send(revision, part))
        saved = applyChanges(saved, part, known)
        onSaved({ revision, cues: saved })
      } catch (error) {
        if (!isConflict(error)) throw error
        await joinTheirs(error)
      }
    }
    set({ save: { kind: state.history.cues.every(canBeSaved) ? 'saved' : 'held' } })
  }

  async function joinTheirs(refusal: unknown): Promise<void> {
    const theirs = await load()
    // Nobody else edited it: its files are being written, and it cannot be changed until they are.
    if (theirs.revision === revision) throw refusal
    const { cues, lost } = rebaseChanges(saved, state.history.cues, theirs.cues)
    saved = theirs.cues
    revision = theirs.revision
    set({ history: startHistory(cues), conflict: { lost } })
  }

  const noteFailure = (error: unknown) => {
    keepDraft(trackId, { revision, changes: pending() })
    const isAway = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    set({ save: isAway ? { kind: 'offline' } : isConflict(error) ? { kind: 'locked' } : { kind: 'failed', error } })
    if (isAway || isConflict(error)) schedule(retryMs)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= sendAll()
      .then(() => dropDraft(trackId), noteFailure)
      .then(() => {
        running = undefined
      })
    return running
  }

  const keepUnsaved = () => {
    const changes = pending()
    if (hasChanges(changes)) keepDraft(trackId, { revision, changes })
  }
  const onOnline = () => void flush()

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Saves what a closed page left behind, and listens until the answer is called. */
    open: () => {
      window.addEventListener('online', onOnline)
      window.addEventListener('pagehide', keepUnsaved)
      if (state.save.kind === 'waiting') schedule(typingPauseMs)
      return () => {
        window.removeEventListener('online', onOnline)
        window.removeEventListener('pagehide', keepUnsaved)
        void flush()
      }
    },
    edit: (cues: Cues, name?: string) => change(noteEdit(state.history, cues, name)),
    undo: () => change(undoEdit(state.history)),
    redo: () => change(redoEdit(state.history)),
    /** Saves now. Nothing is left to save unless the state says so. */
    flush,
    dismissConflict: () => set({ conflict: undefined }),
  }
}

const countOf = ({ changed, added, removed }: CueChanges): number => changed.length + added.length + removed.length

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.errorCode === 'conflict'
