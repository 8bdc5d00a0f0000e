import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../../platform/actor.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { Tx } from '../../../tables/database.ts'
import type { StoredFiles } from '../../files/index.ts'
import { createForMachineTranslation } from '../../job-requests/index.ts'
import { findClientSettings } from '../settings/find-client-settings.ts'
import { checkFileOrder, fileLimits } from './check-file-order.ts'
import type { FileTranslationNeeds } from './needs.ts'

type TranslateFilesCall = {
  readonly actor: Actor
  readonly origin: Origin
  readonly locale: string
  readonly tx: Tx
  readonly body: {
    readonly requestName: string
    readonly files: readonly { readonly fileName: string; readonly fileKey: string }[]
    readonly sourceLanguageId: string
    readonly targetLanguageIds: readonly string[]
  }
}

/** Creates the request. It is screened and analyzed like any other, and then translated. */
export async function translateFiles(
  needs: FileTranslationNeeds,
  call: TranslateFilesCall,
  stored: StoredFiles,
): Promise<JobRequest> {
  const { body } = call
  const client = await findClientSettings(call.tx, call.actor)
  await checkFileOrder({ ...needs, db: call.tx }, client, body)
  return createForMachineTranslation(
    needs,
    { ...call, stored },
    { ...body, origination: 'MT', name: body.requestName, limits: fileLimits(client.settings, needs.uploadTotalBytes) },
  )
}
