import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../../platform/actor.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Tx } from '../../../tables/database.ts'
import type { StoredFiles } from '../../files/index.ts'
import { nameOf } from '../move-request.ts'
import { presentRequest } from '../read/present-request.ts'
import type { Limits } from './check-limits.ts'
import { createRequest } from './create-request.ts'
import { findOwnClient } from './find-own-client.ts'
import { requesterRow } from './requester-row.ts'
import { checkNames, takeFiles } from './take-files.ts'

type TranslationDraft = {
  readonly origination: 'MT' | 'MEDIAAI'
  readonly name: string
  readonly files: readonly { readonly fileName: string; readonly fileKey: string }[]
  readonly sourceLanguageId: string
  readonly targetLanguageIds: readonly string[]
  readonly limits: Limits
}

type Needs = {
  readonly fileStore: FileStore
  /** The provider's time zone. */
  readonly timeZone: string
  readonly now: () => Date
}

type Call = {
  readonly actor: Actor
  readonly origin: Origin
  readonly locale: string
  readonly tx: Tx
  /** What `lookUpFiles` found. */
  readonly stored: StoredFiles
}

/** Creates a request whose files are translated by machine. The caller has checked the languages. */
export async function createForMachineTranslation(
  { fileStore, timeZone, now }: Needs,
  { actor, origin, locale, tx, stored }: Call,
  draft: TranslationDraft,
): Promise<JobRequest> {
  const client = await findOwnClient(tx, actor, undefined)
  const files = asSources(draft.files)
  checkNames(files, [])
  const id = await createRequest(tx, {
    actor,
    origin,
    files: await takeFiles(fileStore, tx, { files, stored, actor, limits: draft.limits, clientId: client.clientId }),
    links: [],
    byName: nameOf(actor),
    row: {
      ...requesterRow(actor, client),
      origination: draft.origination,
      request_type: 'TRANSLATION_REQUEST',
      name: draft.name,
      source_language_id: draft.sourceLanguageId,
      target_language_ids: [...draft.targetLanguageIds],
      xtrf_service_id: null,
      notes: '',
      needed_by: null,
      custom_field_values: [],
      external_reference_id: null,
      is_open_by_link: false,
      upload_prefix: null,
      is_waiting_for_files: false,
      locale,
    },
  })
  return presentRequest(tx, id, 'member', { locale, timeZone, now: now() })
}

export const asSources = <File extends object>(files: readonly File[]) =>
  files.map((file) => ({ ...file, category: 'SOURCE_DOCUMENT' as const }))
