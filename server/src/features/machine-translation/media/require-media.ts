import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { findRequestDetails, isMember, type RequestDetails, requireOwnRequest } from '../../job-requests/index.ts'
import { findFile, type MediaFileRow } from './store/store-files.ts'
import { findTrack, type MediaTrackRow } from './store/store-tracks.ts'

/** For reading. A request of another organization, or of another kind, answers 404. */
export async function requireMediaRequest(db: Database, actor: Actor, id: string): Promise<RequestDetails> {
  const request = await findRequestDetails(db, id)
  if (!request || !isMember(actor, { clientId: request.client_id })) throw new Refusal('job_request_not_found')
  return requireMedia(request)
}

/** For changes: locks the request for the rest of the transaction. */
export const lockMediaRequest = async (tx: Tx, actor: Actor, id: string): Promise<RequestDetails> =>
  requireMedia(await requireOwnRequest(tx, actor, id))

function requireMedia(request: RequestDetails): RequestDetails {
  if (request.origination !== 'MEDIAAI') throw new Refusal('job_request_not_found')
  return request
}

export type TrackParams = { readonly id: string; readonly trackId: string }
export type FileParams = { readonly id: string; readonly fileId: string }

export async function requireTrack(db: Database | Tx, { id, trackId }: TrackParams): Promise<MediaTrackRow> {
  const track = await findTrack(db, { requestId: id, trackId })
  if (!track) throw new Refusal('media_track_not_found')
  return track
}

export async function requireFile(db: Database | Tx, { id, fileId }: FileParams): Promise<MediaFileRow> {
  const file = await findFile(db, fileId)
  if (file?.job_request_id !== id) throw new Refusal('media_file_not_found')
  return file
}

/** People work on it, or the client has put it away. */
const fixedStatuses: readonly string[] = ['SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF', 'CANCELLING', 'ARCHIVED']

/** For edits: a language that has cues and is not being worked on. */
export async function requireEditable(tx: Tx, actor: Actor, params: TrackParams) {
  const request = await lockMediaRequest(tx, actor, params.id)
  const track = await requireTrack(tx, params)
  const isSettled = track.status === 'COMPLETED' || (track.status === 'FAILED' && track.revision > 0)
  if (fixedStatuses.includes(request.shown_status) || !isSettled) throw new Refusal('conflict')
  return { request, track }
}
