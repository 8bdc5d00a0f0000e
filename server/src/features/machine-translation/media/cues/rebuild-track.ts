import type { MediaTrack } from '@portolan/contract/machine-translation/media/media-translations'
import type { Actor } from '../../../../platform/actor.ts'
import { audit } from '../../../../platform/audit.ts'
import type { Origin } from '../../../../platform/http/serve.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { enqueueTrack, nextPriority } from '../enqueue-media.ts'
import type { MediaNeeds } from '../needs.ts'
import { presentTrack } from '../present-media.ts'
import { requireEditable, requireTrack, type TrackParams } from '../require-media.ts'

type RebuildCall = { readonly actor: Actor; readonly origin: Origin; readonly params: TrackParams }

/** Writes the files of a language again, with the edited cues. The new files replace the old ones once they are there. */
export async function rebuildTrack(
  { db, mediaTool }: MediaNeeds,
  { actor, origin, params }: RebuildCall,
): Promise<MediaTrack> {
  const { state } = await mediaTool.getState()
  return db.transaction().execute(async (tx) => {
    const { request, track } = await requireEditable(tx, actor, params)
    if (state !== 'ready') throw new Refusal('media_not_available')
    const start = { status: 'WRITING', failure: null, percent: 0, seconds_left: null, finished_at: null } as const
    await enqueueTrack(tx, track.id, await nextPriority(tx, request.client_id), start)
    await audit(tx, {
      actor,
      origin,
      action: 'translation-rebuilt',
      subject: { type: 'job-request', id: params.id },
      details: { trackId: track.id },
    })
    return presentTrack(await requireTrack(tx, params))
  })
}
