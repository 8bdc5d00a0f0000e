import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { MediaRequest } from '@portolan/contract/machine-translation/media/media'
import type { Actor } from '../../../../platform/actor.ts'
import type { Origin } from '../../../../platform/http/serve.ts'
import type { Tx } from '../../../../tables/database.ts'
import type { StoredFiles } from '../../../files/index.ts'
import { createForMachineTranslation } from '../../../job-requests/index.ts'
import { findClientSettings } from '../../settings/find-client-settings.ts'
import type { MediaNeeds } from '../needs.ts'
import { insertMediaRequest } from '../store/store-media-requests.ts'
import { checkMediaOrder } from './check-media-order.ts'
import { mediaLimits } from './media-kind.ts'

type TranslateMediaCall = {
  readonly actor: Actor
  readonly origin: Origin
  readonly locale: string
  readonly tx: Tx
  readonly body: MediaRequest
}

/** Creates the request. It is screened like any other; then its files are read, heard and translated. */
export async function translateMedia(
  needs: MediaNeeds,
  call: TranslateMediaCall,
  stored: StoredFiles,
): Promise<JobRequest> {
  const { body, tx, locale } = call
  const client = await findClientSettings(tx, call.actor)
  await checkMediaOrder({ ...needs, db: tx }, client, body, locale)
  const request = await createForMachineTranslation(
    needs,
    { ...call, stored },
    {
      ...body,
      origination: 'MEDIAAI',
      name: body.requestName,
      limits: mediaLimits(client.settings, needs.uploadTotalBytes),
    },
  )
  const voices = body.isDubbingRequested ? body.dubbingVoices.map((each) => [each.languageId, each.voiceName]) : []
  await insertMediaRequest(tx, {
    job_request_id: request.id,
    subtitles_type: body.subtitlesType,
    is_dubbed: body.isDubbingRequested,
    is_embedded: body.isSubtitleEmbeddingRequested,
    voices: JSON.stringify(Object.fromEntries(voices)),
  })
  return request
}
