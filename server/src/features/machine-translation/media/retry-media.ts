import type { MediaTranslationProgress } from '@portolan/contract/machine-translation/media/media-translations'
import { audit } from '../../../platform/audit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tx } from '../../../tables/database.ts'
import { findMachineTranslationSettings } from '../../clients/index.ts'
import { listRequestFiles, type RequestDetails, retryMachineRequest } from '../../job-requests/index.ts'
import { effectiveSettings } from '../settings/effective-settings.ts'
import type { MediaCall } from './cancel-media.ts'
import { checkMediaOrder } from './create/check-media-order.ts'
import type { MediaNeeds } from './needs.ts'
import { presentMedia } from './present-media.ts'
import { lockMediaRequest } from './require-media.ts'
import { enqueueWaiting } from './start-media.ts'
import { beginFileRun, listFiles } from './store/store-files.ts'
import { findMediaRequest } from './store/store-media-requests.ts'
import { beginTrackRun, listTracks } from './store/store-tracks.ts'

/** Works again on what failed or was stopped. What was finished or edited stays. */
export async function retryMedia(
  needs: MediaNeeds,
  { actor, origin, locale, params: { id } }: MediaCall & { readonly locale: string },
): Promise<MediaTranslationProgress> {
  return needs.db.transaction().execute(async (tx) => {
    const request = await lockMediaRequest(tx, actor, id)
    const hasBegun = (await listFiles(tx, id)).length > 0
    await checkAgain({ ...needs, db: tx }, request, locale)
    const failed = await resetFailed(tx, id)
    if (hasBegun && failed === 0 && request.shown_status !== 'CANCELLED') throw new Refusal('conflict')
    const status = await retryMachineRequest(tx, request, actor)
    if (!status) throw new Refusal('conflict')
    if (status === 'TRANSLATING') await enqueueWaiting(tx, id, request.client_id)
    await audit(tx, { actor, origin, action: 'translation-retried', subject: { type: 'job-request', id } })
    return presentMedia(tx, await lockMediaRequest(tx, actor, id))
  })
}

/** What was offered when the request was made may not be offered any more. */
async function checkAgain(needs: MediaNeeds, request: RequestDetails, locale: string): Promise<void> {
  const { client_id: clientId, id } = request
  const media = await findMediaRequest(needs.db, id)
  if (!media) throw new Refusal('conflict')
  const files = (await listRequestFiles(needs.db, id)).filter(({ category }) => category === 'SOURCE_DOCUMENT')
  const settings = effectiveSettings(await findMachineTranslationSettings(needs.db, clientId))
  const order = {
    sourceLanguageId: request.source_language_id ?? '',
    targetLanguageIds: request.target_language_ids,
    files: files.map(({ file_name: fileName }) => ({ fileName })),
    isDubbingRequested: media.is_dubbed,
    dubbingVoices: Object.entries(media.voices).map(([languageId, voiceName]) => ({ languageId, voiceName })),
    isSubtitleEmbeddingRequested: media.is_embedded,
  }
  await checkMediaOrder(needs, { clientId, settings }, order, locale)
}

/** Returns how many files and languages had failed or were stopped. */
async function resetFailed(tx: Tx, requestId: string): Promise<number> {
  const isUnfinished = ({ status }: { readonly status: string }) => status === 'FAILED' || status === 'CANCELLED'
  const start = { status: 'WAITING', failure: null, percent: 0, finished_at: null } as const
  const files = (await listFiles(tx, requestId)).filter(isUnfinished)
  const tracks = (await listTracks(tx, requestId)).filter(isUnfinished)
  for (const { id } of files) await beginFileRun(tx, id, start)
  for (const { id } of tracks) await beginTrackRun(tx, id, start)
  return files.length + tracks.length
}
