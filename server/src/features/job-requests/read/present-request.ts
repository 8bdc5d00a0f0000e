import {
  isWaitingForOrder,
  isWaitingForPayment,
  type JobRequest,
  type JobRequestFile,
  type JobRequestSummary,
} from '@portolan/contract/job-requests/requests'
import { wordReason } from '@portolan/contract/job-requests/word-reason'
import { type Actor, isStaff } from '../../../platform/actor.ts'
import { dayOfDate, isoIn } from '../../../platform/provider-days.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { findClientsById, withTypes } from '../../clients/index.ts'
import { namedLanguage } from '../../reference/index.ts'
import { countOfColumns } from '../analysis/text-count.ts'
import { isMember } from '../policy.ts'
import { shiftDelivery } from '../shift-delivery.ts'
import { type HistoryEvent, listHistory, listPublicHistory } from '../store-events.ts'
import { type FileRow, findRequest, findTmsOrder, listFiles, listLinks, type RequestRow } from '../store-requests.ts'
import { presentScores, type RequestScores } from './present-scores.ts'
import type { SummaryRow, TermsRow } from './store-list.ts'
import { findProgress } from './store-progress.ts'

export const presentSummary = (row: SummaryRow, createTime: string, locale: string): JobRequestSummary => ({
  id: row.id,
  number: row.number,
  name: row.name,
  status: row.shown_status,
  acceptanceStatus: row.quote_answer,
  deliveryAnswer: row.delivery_answer,
  requestType: row.request_type,
  origination: row.origination,
  createTime,
  sourceLanguage: row.source_language_id === null ? null : namedLanguage(row.source_language_id, locale),
  targetLanguages: row.target_language_ids.map((id) => namedLanguage(id, locale)),
  externalReferenceId: row.external_reference_id,
  isBeingPrepared: row.is_being_prepared,
  isBeingCorrected: row.is_being_corrected,
})

/**
 * What was agreed, and when it was done, by the provider's calendar. An earlier price does not count while staff set a
 * new one.
 */
export const presentTerms = (row: TermsRow, { timeZone, now }: ViewOptions) => {
  const isBeingPriced = row.status === 'READY_FOR_INTERNAL_REVIEW'
  const isWaiting = isWaitingForOrder(row) || isWaitingForPayment({ ...row, clientId: row.client_id })
  const mayBeAgreed = isWaiting || row.status === 'QUOTE_READY_FOR_CLIENT_REVIEW'
  return {
    price: row.price_cents === null || isBeingPriced ? null : Number(row.price_cents) / 100,
    dueTime: row.due_at && !isWaiting ? isoIn(timeZone, row.due_at) : null,
    dueTimeIfAgreedNow:
      mayBeAgreed && row.offered_at && row.offered_due_at
        ? isoIn(timeZone, shiftDelivery(row.offered_due_at, { from: row.offered_at, to: now, timeZone }))
        : null,
    deliveredTime: row.delivered_at && isoIn(timeZone, row.delivered_at),
  }
}

/** Only members see that they archived it; only staff see what is withheld from the client. */
export type Reader = 'member' | 'staff' | 'visitor'

export const readerOf = (actor: Actor | undefined, request: Pick<RequestRow, 'client_id'>): Reader => {
  if (actor && isStaff(actor)) return 'staff'
  return actor && isMember(actor, { clientId: request.client_id }) ? 'member' : 'visitor'
}

export type ViewOptions = {
  readonly locale: string
  /** The provider's time zone. */
  readonly timeZone: string
  readonly now: Date
}

/** The full view of a request that is known to exist. */
export async function presentRequest(
  db: Database | Tx,
  id: string,
  reader: Reader,
  options: ViewOptions,
): Promise<JobRequest> {
  const { locale } = options
  const row = await findRequest(db, id)
  if (!row) throw new Error(`The request ${id} is gone.`)
  const summary = { ...row, ...(await findProgress(db, id)) }
  const files = (await listFiles(db, id)).filter(({ is_withheld }) => reader === 'staff' || !is_withheld)
  const events = reader === 'member' ? await listHistory(db, id) : await listPublicHistory(db, id)
  const order = await findTmsOrder(db, id)
  const scores = await presentScores(db, row, locale)
  return {
    ...presentSummary(summary, row.created_at.toISOString(), locale),
    status: reader === 'member' ? row.shown_status : row.status,
    isContentHidden: false,
    clientId: row.client_id,
    requestorName: `${row.requestor_first_name} ${row.requestor_last_name}`.trim(),
    requestorEmail: row.requestor_email,
    ...presentTerms(row, options),
    files: files.map((file) => presentFile(file, scores)),
    fileLinks: await listLinks(db, id),
    notes: row.notes,
    neededBy: row.needed_by && dayOfDate(row.needed_by),
    customFields: await withTypes(db, row.client_id, 'PROJECT', row.custom_field_values, locale),
    xtrfServiceId: row.xtrf_service_id,
    workflowLabel: await findWorkflowLabel(db, row, locale),
    count: countOfColumns(row),
    hasNewMessages: false,
    hasNewDelivery: false,
    history: await Promise.all(events.map((event) => presentEvent(event, locale))),
    xtrfInternalId: order?.external_id ?? null,
    xtrfName: order?.name ?? null,
    linguisticQualityReviewResults: [...scores.byLanguage].map(([languageId, score]) => ({ languageId, ...score })),
  }
}

/** Only people's own words are shown as they are written. */
async function presentEvent({ at, status, actor_name: by, reason }: HistoryEvent, locale: string) {
  const isOfPortal = by === null && reason !== null
  return { at: at.toISOString(), status, by, reason: isOfPortal ? await wordReason(reason, locale) : reason }
}

/** In the first language of the client where no other is given. */
export async function findWorkflowLabel(db: Database | Tx, row: RequestRow, locale?: string): Promise<string | null> {
  if (row.xtrf_service_id === null) return null
  const [client] = await findClientsById(db, [row.client_id], locale)
  const workflow = client?.selectableWorkflows.find(({ xtrfServiceId }) => xtrfServiceId === row.xtrf_service_id)
  return workflow?.label ?? null
}

const presentFile = (file: FileRow, { byFile }: RequestScores): JobRequestFile => ({
  fileName: file.file_name,
  fileKey: file.file_key,
  category: file.category,
  languageId: file.language_id,
  linguisticQualityScore: byFile.get(file.file_key)?.score ?? null,
  linguisticQualityScoreReason: byFile.get(file.file_key)?.scoreReason ?? null,
  size: Number(file.size),
  rejection: file.rejection,
  count: countOfColumns(file),
})
