import type { Tx } from '../../../tables/database.ts'
import { moveRequest, reasons } from '../../job-requests/index.ts'
import { listFiles, unfinishedFile } from './store/store-files.ts'
import { listTracks, unfinishedTrack } from './store/store-tracks.ts'

/**
 * Ends a request whose last file and language have ended: failed only if none could be finished. The caller has locked
 * the request, so that two jobs that end at once do not wait for each other.
 */
export async function settleMedia(tx: Tx, requestId: string): Promise<void> {
  const files = await listFiles(tx, requestId)
  const tracks = await listTracks(tx, requestId)
  if (files.some(({ status }) => unfinishedFile.includes(status))) return
  if (tracks.some(({ status }) => unfinishedTrack.includes(status))) return
  const isTranslation = tracks.some(({ is_transcript }) => !is_transcript)
  const wanted = tracks.filter(({ is_transcript }) => is_transcript !== isTranslation)
  if (wanted.some(({ status }) => status === 'COMPLETED')) {
    await moveRequest(tx, requestId, { to: 'COMPLETED', from: ['TRANSLATING'] })
    return
  }
  const failures = [...files, ...tracks].flatMap(({ failure }) => failure ?? [])
  const cause = [...new Set(failures)].join(', ')
  await moveRequest(tx, requestId, { to: 'FAILED', from: ['TRANSLATING'], reason: reasons.notProcessed, cause })
}
