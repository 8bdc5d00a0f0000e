import type { NewJobRequest } from '@portolan/contract/job-requests/create'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../../platform/actor.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Tx } from '../../../tables/database.ts'
import type { StoredFiles } from '../../files/index.ts'
import { nameOf } from '../move-request.ts'
import { presentRequest } from '../read/present-request.ts'
import { checkDraft } from './check-draft.ts'
import { memberLimits } from './check-limits.ts'
import { createRequest } from './create-request.ts'
import { findOwnClient } from './find-own-client.ts'
import { requesterRow } from './requester-row.ts'
import { checkNames, cleanLinks, takeFiles } from './take-files.ts'

export type MemberNeeds = {
  readonly fileStore: FileStore
  /** The provider's time zone. */
  readonly timeZone: string
  readonly now: () => Date
  /** What one request may hold; null for any amount. */
  readonly uploadTotalBytes: number | null
  /** Ties a new request to the session of a procurement system in which it is made. Refuses one without a session. */
  readonly tieToSession: (
    tx: Tx,
    request: { readonly id: string; readonly clientId: number; readonly accountId: string },
    externalReferenceId: string,
  ) => Promise<void>
  /** Whether the caller's requests must start in the procurement system of the client. */
  readonly isProcurementBuyer: (tx: Tx, actor: Actor, clientId: number) => Promise<boolean>
}
type Call = {
  readonly actor: Actor
  readonly body: NewJobRequest
  readonly origin: Origin
  readonly locale: string
  readonly tx: Tx
  readonly stored: StoredFiles
}

/**
 * Creates a request for a member of an active organization, from files that are uploaded already. The application
 * createProject is not required: it only controls the card on the home page.
 */
export async function createForMember(
  needs: MemberNeeds,
  { actor, body, origin, locale, tx, stored }: Call,
): Promise<JobRequest> {
  if (body.origination !== 'WEBFORM' && body.origination !== 'COUPA') throw new Refusal('invalid_request_origination')
  if (body.origination === 'COUPA' && !actor.applicationIds.includes('coupa')) throw new Refusal('application_disabled')
  const client = await findOwnClient(tx, actor, body.clientId)
  if (body.origination === 'WEBFORM' && (await needs.isProcurementBuyer(tx, actor, client.clientId)))
    throw new Refusal('procurement_only')
  const draft = {
    ...body,
    sourceLanguageId: body.sourceLanguage.id,
    targetLanguageIds: body.targetLanguages.map(({ id }) => id),
    xtrfServiceId: body.xtrfServiceId ?? null,
  }
  const customFields = await checkDraft(tx, client, draft, dayIn(needs.timeZone, needs.now()))
  checkNames(body.files, body.fileLinks)
  const id = await createRequest(tx, {
    actor,
    origin,
    files: await takeFiles(needs.fileStore, tx, {
      files: body.files,
      stored,
      actor,
      limits: memberLimits(needs.uploadTotalBytes),
      clientId: client.clientId,
    }),
    links: cleanLinks(body.fileLinks),
    byName: nameOf(actor),
    row: {
      ...requesterRow(actor, client),
      origination: body.origination,
      request_type: body.requestType,
      name: body.name,
      source_language_id: draft.sourceLanguageId,
      target_language_ids: draft.targetLanguageIds,
      xtrf_service_id: draft.xtrfServiceId,
      notes: body.notes,
      needed_by: body.neededBy ?? null,
      custom_field_values: customFields,
      external_reference_id: body.externalReferenceId ?? null,
      is_open_by_link: false,
      upload_prefix: null,
      is_waiting_for_files: false,
      locale,
    },
  })
  if (body.origination === 'COUPA')
    await needs.tieToSession(
      tx,
      { id, clientId: client.clientId, accountId: actor.accountId },
      body.externalReferenceId ?? '',
    )
  return presentRequest(tx, id, 'member', { locale, timeZone: needs.timeZone, now: needs.now() })
}
