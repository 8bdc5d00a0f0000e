import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadCues, sendChanges, type TrackParams, useTrackUpdate } from './api.ts'
import { type CueVersion, createCueSession } from './session/cue-session.ts'

/** The session of a track while its editor is there. Leaving the page with unsaved edits is asked about. */
export function useSession(params: TrackParams, start: CueVersion) {
  const update = useTrackUpdate(params)
  const [session] = useState(() =>
    createCueSession({
      trackId: params.trackId,
      start,
      load: () => loadCues(params),
      send: (revision, changes) => sendChanges(params, revision, changes),
      onSaved: ({ revision, cues }) => update({ revision, cueCount: cues.length, isRebuildNeeded: true }),
    }),
  )
  useEffect(() => session.open(), [session])
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const isUnsaved = state.save.kind !== 'saved'
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return { session, ...state }
}
