import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { findRequestDetails, isMember, type RequestDetails, requireOwnRequest } from '../../job-requests/index.ts'
import { type FileTranslationRow, findTranslation } from './store-translations.ts'

/** For reading. A request of another organization, or of another kind, answers 404. */
export async function requireRequest(db: Database, actor: Actor, id: string): Promise<RequestDetails> {
  const request = await findRequestDetails(db, id)
  if (!request || !isMember(actor, { clientId: request.client_id })) throw new Refusal('job_request_not_found')
  return requireMachineTranslation(request)
}

/** For changes: locks the request for the rest of the transaction. */
export const lockOwnRequest = async (tx: Tx, actor: Actor, id: string): Promise<RequestDetails> =>
  requireMachineTranslation(await requireOwnRequest(tx, actor, id))

function requireMachineTranslation(request: RequestDetails): RequestDetails {
  if (request.origination !== 'MT') throw new Refusal('job_request_not_found')
  return request
}

export type TranslationParams = { readonly id: string; readonly translationId: string }

export async function requireTranslation(
  db: Database | Tx,
  { id: requestId, translationId }: TranslationParams,
): Promise<FileTranslationRow> {
  const translation = await findTranslation(db, { requestId, translationId })
  if (!translation) throw new Refusal('file_translation_not_found')
  return translation
}

/** People work on it, or the client has put it away. */
const fixedStatuses: readonly string[] = ['SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF', 'CANCELLING', 'ARCHIVED']

/** For corrections: only a file that is finished, of a request that is not with human translators. */
export async function requireCorrectable(tx: Tx, actor: Actor, params: TranslationParams) {
  const request = await lockOwnRequest(tx, actor, params.id)
  const translation = await requireTranslation(tx, params)
  if (fixedStatuses.includes(request.shown_status) || translation.status !== 'COMPLETED') throw new Refusal('conflict')
  return { ...translation, client_id: request.client_id }
}
