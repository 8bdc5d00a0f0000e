import type { Tx } from '../../../tables/database.ts'
import { findRequestDetails, listRequestFiles, moveRequest } from '../../job-requests/index.ts'
import { enqueueFile, enqueueTrack, nextPriority } from './enqueue-media.ts'
import { settleMedia } from './settle-media.ts'
import { insertFiles, listFiles } from './store/store-files.ts'
import { findMediaRequest } from './store/store-media-requests.ts'
import { insertTracks, listTracks } from './store/store-tracks.ts'

/** Starts a job for every file of an analyzed request that is not finished yet. */
export async function startMedia(tx: Tx, requestId: string): Promise<void> {
  if (!(await moveRequest(tx, requestId, { to: 'TRANSLATING', from: ['ANALYZING'] }))) return
  const request = await findRequestDetails(tx, requestId)
  const media = await findMediaRequest(tx, requestId)
  if (request && media) {
    const sources = (await listRequestFiles(tx, requestId)).filter(({ category }) => category === 'SOURCE_DOCUMENT')
    await insertFiles(
      tx,
      sources.map(({ id }) => ({ job_request_id: requestId, source_file_id: id })),
    )
    const languageIds = [request.source_language_id ?? '', ...request.target_language_ids]
    await insertTracks(
      tx,
      (await listFiles(tx, requestId)).flatMap((file) =>
        languageIds.map((languageId, index) => ({
          job_request_id: requestId,
          file_id: file.id,
          language_id: languageId,
          is_transcript: index === 0,
          voice_name: media.voices[languageId] ?? null,
        })),
      ),
    )
    await enqueueWaiting(tx, requestId, request.client_id)
  }
  await settleMedia(tx, requestId)
}

/** Files that wait, and languages that wait although the words of their file are known. */
export async function enqueueWaiting(tx: Tx, requestId: string, clientId: number): Promise<void> {
  const files = await listFiles(tx, requestId)
  const tracks = await listTracks(tx, requestId)
  const isOpen = (id: string) => tracks.some((track) => track.file_id === id && track.status === 'WAITING')
  const open = files.filter(({ id, status }) => status === 'WAITING' || (status === 'COMPLETED' && isOpen(id)))
  const last = await nextPriority(tx, clientId)
  for (const [index, { id, status }] of open.entries()) {
    const priority = last - open.length + index
    if (status === 'WAITING') await enqueueFile(tx, id, priority)
    else
      for (const track of tracks)
        if (track.file_id === id && track.status === 'WAITING') await enqueueTrack(tx, track.id, priority)
  }
}
