import type { MediaTranslationProgress } from '@portolan/contract/machine-translation/media/media-translations'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { cancelJob } from '../../../platform/jobs/index.ts'
import type { Tx } from '../../../tables/database.ts'
import { cancelAtOnce } from '../cancel-at-once.ts'
import { jobIdOf } from './enqueue-media.ts'
import type { MediaNeeds } from './needs.ts'
import { presentMedia } from './present-media.ts'
import { lockMediaRequest, requireMediaRequest } from './require-media.ts'
import { cancelFiles, listFiles, unfinishedFile } from './store/store-files.ts'
import { cancelTracks, listTracks, unfinishedTrack } from './store/store-tracks.ts'

export type MediaCall = { readonly actor: Actor; readonly origin: Origin; readonly params: { readonly id: string } }

/** Stops what is not finished. Finished languages stay. */
export async function cancelMedia(
  { db }: MediaNeeds,
  { actor, origin, params: { id } }: MediaCall,
): Promise<MediaTranslationProgress> {
  await requireMediaRequest(db, actor, id)
  return db.transaction().execute(async (tx) => {
    // Jobs before the request, in the order in which a job that ends locks them.
    await cancelJobs(tx, id)
    await cancelAtOnce(tx, await lockMediaRequest(tx, actor, id), actor)
    await cancelFiles(tx, id)
    await cancelTracks(tx, id)
    await audit(tx, { actor, origin, action: 'request-cancelled', subject: { type: 'job-request', id } })
    return presentMedia(tx, await lockMediaRequest(tx, actor, id))
  })
}

/** In one order for all calls. A job that starts meanwhile finds that its work was cancelled. */
async function cancelJobs(tx: Tx, requestId: string): Promise<void> {
  const files = (await listFiles(tx, requestId)).filter(({ status }) => unfinishedFile.includes(status))
  const tracks = (await listTracks(tx, requestId)).filter(({ status }) => unfinishedTrack.includes(status))
  const jobIds = [
    ...files.map(({ id, attempt }) => jobIdOf({ kind: 'file', id, attempt })),
    ...tracks.map(({ id, attempt }) => jobIdOf({ kind: 'track', id, attempt })),
  ]
  for (const jobId of jobIds.sort()) await cancelJob(tx, jobId)
}
