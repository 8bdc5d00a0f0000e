import type { MediaCue } from '@portolan/contract/machine-translation/media/cues'
import type { Actor } from '../../../../platform/actor.ts'
import type { MediaNeeds } from '../needs.ts'
import { requireMediaRequest, requireTrack, type TrackParams } from '../require-media.ts'
import { type CueRow, listCueRows } from '../store/store-cues.ts'

export async function listCues(
  { db }: MediaNeeds,
  { actor, params }: { readonly actor: Actor; readonly params: TrackParams },
): Promise<{ revision: number; cues: MediaCue[] }> {
  await requireMediaRequest(db, actor, params.id)
  const { id, revision } = await requireTrack(db, params)
  return { revision, cues: (await listCueRows(db, id)).map(presentCue) }
}

const presentCue = ({ id, start_ms, end_ms, text, source, is_edited }: CueRow): MediaCue => ({
  id,
  startMs: start_ms,
  endMs: end_ms,
  text,
  source,
  isEdited: is_edited,
})
