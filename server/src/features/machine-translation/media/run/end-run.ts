import type { MediaFailure } from '@portolan/contract/machine-translation/media/media-translations'
import type { Tx } from '../../../../tables/database.ts'
import type { DubbingCounts, MediaOutput } from '../../../../tables/machine-translation/media.ts'
import { addDeliveries, type Delivery, detachDeliveries, withLockedRequest } from '../../../job-requests/index.ts'
import { enqueueTrack } from '../enqueue-media.ts'
import type { MediaRun } from '../job-definitions.ts'
import { settleMedia } from '../settle-media.ts'
import { beginRevision, type NewCue, replaceCues } from '../store/store-cues.ts'
import { findFile, type RunKey, updateFileRun } from '../store/store-files.ts'
import { failTracks, findAnyTrack, listTracks, type MediaTrackRow, updateTrackRun } from '../store/store-tracks.ts'
import { folderOfTrack } from './output-names.ts'
import type { RunningFile, RunningTrack } from './running.ts'

type HeardFile = {
  readonly cues: readonly NewCue[]
  readonly heardLanguageId: string | null
  readonly priority: number
}

/** Stores the words as cues of the transcript, and starts the work on all languages. */
export async function completeFile(
  tx: Tx,
  { run, file }: RunningFile,
  { cues, heardLanguageId, priority }: HeardFile,
): Promise<void> {
  const { job_request_id: requestId, id } = file
  await withLockedRequest(tx, requestId, async () => {
    const result = { status: 'COMPLETED', failure: null, percent: 100, heard_language_id: heardLanguageId } as const
    if (!(await updateFileRun(tx, run, result, { isEnd: true }))) return
    const tracks = (await listTracks(tx, requestId)).filter(({ file_id }) => file_id === id)
    for (const track of tracks) {
      if (track.is_transcript) await storeCues(tx, track.id, cues)
      if (track.status === 'WAITING') await enqueueTrack(tx, track.id, priority)
    }
    await settleMedia(tx, requestId)
  })
}

export async function storeCues(tx: Tx, trackId: string, cues: readonly NewCue[]): Promise<void> {
  await replaceCues(tx, trackId, cues)
  await beginRevision(tx, trackId)
}

export type FinishedTrack = {
  /** Of the cues in the outputs. */
  readonly revision: number
  readonly outputs: readonly MediaOutput[]
  readonly deliveries: readonly Delivery[]
  readonly dubbing: DubbingCounts | null
  readonly dubbedSoundKey: string | null
}

/** Delivers the files in place of those of an earlier run. */
export async function completeTrack(tx: Tx, { run, track }: RunningTrack, finished: FinishedTrack): Promise<void> {
  const { job_request_id: requestId, id } = track
  await withLockedRequest(tx, requestId, async () => {
    const result = {
      status: 'COMPLETED',
      failure: null,
      percent: 100,
      written_revision: finished.revision,
      outputs: JSON.stringify(finished.outputs),
      dubbing: finished.dubbing && JSON.stringify(finished.dubbing),
      dubbed_sound_key: finished.dubbedSoundKey,
    } as const
    if (!(await updateTrackRun(tx, run, result, { isEnd: true }))) return
    await detachDeliveries(tx, requestId, folderOfTrack(requestId, id))
    await addDeliveries(tx, requestId, finished.deliveries, { isWithheld: false })
    await settleMedia(tx, requestId)
  })
}

/** Outputs that were there before, and could not be written again, stay. */
export async function failRun(tx: Tx, { kind, id, attempt }: MediaRun, failure: MediaFailure): Promise<void> {
  if (kind === 'file') await failFile(tx, { id, attempt }, failure)
  else await failTrack(tx, { id, attempt }, failure)
}

async function failFile(tx: Tx, run: RunKey, failure: MediaFailure): Promise<void> {
  const requestId = (await findFile(tx, run.id))?.job_request_id
  if (requestId === undefined) return
  await withLockedRequest(tx, requestId, async () => {
    if (!(await updateFileRun(tx, run, { status: 'FAILED', failure }, { isEnd: true }))) return
    await failTracks(tx, run.id, failure)
    await settleMedia(tx, requestId)
  })
}

async function failTrack(tx: Tx, run: RunKey, failure: MediaFailure): Promise<void> {
  const track: MediaTrackRow | undefined = await findAnyTrack(tx, run.id)
  if (!track) return
  const status = track.written_revision === null ? 'FAILED' : 'COMPLETED'
  await withLockedRequest(tx, track.job_request_id, async () => {
    if (await updateTrackRun(tx, run, { status, failure }, { isEnd: true })) await settleMedia(tx, track.job_request_id)
  })
}
