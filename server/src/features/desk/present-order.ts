import { walkInClientId } from '@portolan/contract/clients/clients'
import { wasDelivered } from '@portolan/contract/deliveries/deliveries'
import type {
  DeskEscalation,
  DeskOrder,
  DeskOrderSummary,
  DeskStatus,
  OtherSystem,
  Person,
  QaJob,
} from '@portolan/contract/desk/desk'
import { dueStatuses } from '@portolan/contract/desk/order-statuses'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import type { Actor } from '../../platform/actor.ts'
import { dayIn, isoIn } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { deskSystem } from '../../tables/tms-order.ts'
import {
  findHeldCancellation,
  findRequestDetails,
  listHistory,
  listRequestFiles,
  presentRequest,
  presentRequester,
  type RequestFile,
} from '../job-requests/index.ts'
import { findMinimumCharge, findPayment, findQuoteOf, presentQuote, suggestPrice } from '../quotes/index.ts'
import { namedLanguage } from '../reference/index.ts'
import { loadOrderState } from './load-order-state.ts'
import { actionsFor } from './policy.ts'
import { filesAfterDelivery, keysOfSources, namesOfSources } from './source-files.ts'
import { listAssignments } from './store-assignments.ts'
import { type CheckRow, listChecks } from './store-checks.ts'
import {
  findEscalation,
  findSummary,
  findSystem,
  listRemovedKeys,
  listWithheldKeys,
  type SummaryRow,
} from './store-orders.ts'

/** Days are those of the provider. */
export type Calendar = { readonly now: () => Date; readonly timeZone: string }

/** Also the page of an order in another system, with `{id}` as a placeholder. */
export type OrderNeeds = Calendar & { readonly projectLink: string | null }

const person = (id: string | null, name: string | null): Person | null =>
  id === null ? null : { id, name: name ?? '' }
const money = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100)

const mayBeLate: readonly DeskStatus[] = Object.values(dueStatuses).flat()

/** The quote is accepted, and the work starts with the purchase order or, for a walk-in, the payment or an allowed invoice. */
const isWaitingToStart = (row: SummaryRow): boolean =>
  row.status === 'WITH_CLIENT' && row.request_status === 'QUOTE_ACCEPTED'

export const presentSummary = (row: SummaryRow, { now, timeZone }: Calendar, locale: string): DeskOrderSummary => ({
  id: row.id,
  number: row.number,
  jobRequestId: row.job_request_id,
  name: row.name,
  client: { id: row.client_id, name: row.client_name },
  walkInCompany: row.client_id === walkInClientId ? row.company_name : null,
  sourceLanguage: row.source_language_id === null ? null : namedLanguage(row.source_language_id, locale),
  targetLanguages: row.target_language_ids.map((id) => namedLanguage(id, locale)),
  languagesWithFiles: row.languages_with_files,
  status: row.status,
  isWaitingForOrder: isWaitingToStart(row) && row.client_id !== walkInClientId,
  isWaitingForPayment: isWaitingToStart(row) && row.client_id === walkInClientId,
  isInvoiceInReview: isWaitingToStart(row) && row.client_id === walkInClientId && row.is_invoice_open,
  isBeingCorrected: row.is_being_corrected,
  purchaseOrders: row.purchase_orders,
  queue: row.queue,
  vertical: row.vertical,
  rateType: row.rate_type,
  startedAt: (row.quote_started_at ?? row.project_started_at ?? row.created_at).toISOString(),
  receivedAt: row.created_at.toISOString(),
  deadline: row.deadline && isoIn(timeZone, row.deadline),
  closedAt: row.queue === 'CLOSED' ? (row.closed_at?.toISOString() ?? null) : null,
  isPastDue: row.due_on !== null && row.due_on < dayIn(timeZone, now()) && mayBeLate.includes(row.status),
  unansweredSince: row.unanswered_since?.toISOString() ?? null,
  quoteExpiresAt: row.quote_expires_at?.toISOString() ?? null,
  totalAgreed: money(row.total_agreed_cents),
  projectManager: person(row.project_manager_id, row.manager_name),
  coordinator: person(row.coordinator_id, row.coordinator_name),
  qaSpecialist: person(row.qa_specialist_id, row.checker_name),
})

const presentCheck = (row: CheckRow): QaJob => ({
  id: row.id,
  qaType: row.qa_type,
  assignedTo: person(row.assigned_to, row.assignee_name),
  status: row.status,
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  note: row.note,
})

export type OrderReader = { readonly actor: Actor; readonly locale: string }

/** An order in full, with the actions the caller may take now. */
export async function presentOrder(
  db: Database | Tx,
  needs: OrderNeeds,
  id: string,
  { actor, locale }: OrderReader,
): Promise<DeskOrder> {
  const row = await findSummary(db, id)
  if (!row) throw new Refusal('order_not_found')
  const { job_request_id: requestId } = row
  const request =
    requestId === null
      ? null
      : await presentRequest(db, requestId, 'staff', { locale, timeZone: needs.timeZone, now: needs.now() })
  const payment = requestId === null ? null : await paymentFor(db, requestId)
  const checks = await listChecks(db, row.id)
  const files = requestId === null ? [] : await listRequestFiles(db, requestId)
  const allowed = actionsFor(
    actor.roles,
    await loadOrderState(db, row, { requestStatus: request?.status ?? null, payment }),
  )
  const held = allowed.includes('UNDO_CANCEL') && requestId ? await findHeldCancellation(db, requestId) : null
  // Nobody undoes the cancellation of somebody else.
  const actions = allowed.filter((action) => action !== 'UNDO_CANCEL' || held?.accountId === actor.accountId)
  return {
    ...presentSummary(row, needs, locale),
    request,
    requester: requestId === null ? null : await presentRequester(db, requestId),
    escalation: requestId === null ? null : await escalationOf(db, requestId),
    quote: requestId === null ? null : await quoteFor(db, requestId, { ...needs, locale }),
    payment,
    minimumCharge:
      actions.includes('PRICE') || actions.includes('REVISE') ? (await findMinimumCharge(db, row.client_id)) / 100 : 0,
    suggestion: actions.includes('PRICE') ? await suggestionFor(db, row, { ...needs, locale }) : null,
    qaJobs: checks.map(presentCheck),
    assignments: await listAssignments(db, row.id),
    sourceFileNames: actions.includes('COMPLETE') ? await sourcesOf(db, requestId, files) : [],
    sourceFileKeys: keysOfSources(files),
    withheldFileKeys: await listWithheldKeys(db, requestId),
    removedFileKeys: await listRemovedKeys(db, requestId),
    otherSystem: requestId === null ? null : await otherSystemOf(db, requestId, needs.projectLink),
    projectGroupName: row.project_group_name,
    timeZone: needs.timeZone,
    actions,
  }
}

async function sourcesOf(
  db: Database | Tx,
  requestId: string | null,
  known: readonly RequestFile[],
): Promise<string[]> {
  if (requestId === null) return []
  return namesOfSources(filesAfterDelivery(known, wasDelivered(await listHistory(db, requestId))), known)
}

async function otherSystemOf(
  db: Database | Tx,
  requestId: string,
  projectLink: string | null,
): Promise<OtherSystem | null> {
  const found = await findSystem(db, requestId)
  if (!found || found.system === deskSystem) return null
  const { system, external_id: id } = found
  return { name: system, url: projectLink && id && projectLink.replaceAll('{id}', encodeURIComponent(id)) }
}

async function escalationOf(db: Database | Tx, requestId: string): Promise<DeskEscalation | null> {
  const escalation = await findEscalation(db, requestId)
  if (!escalation) return null
  const { reason, otherReason, notes, files } = escalation
  const references = files.filter(({ category }) => category === 'REFERENCE')
  return {
    reason,
    otherReason: otherReason ?? null,
    notes,
    referenceNames: references.map(({ fileName }) => fileName),
  }
}

async function paymentFor(db: Database | Tx, requestId: string) {
  const request = await findRequestDetails(db, requestId)
  return request ? findPayment(db, request) : null
}

type QuoteReader = Calendar & { readonly locale: string }

/** The current quote; null while there is none. */
async function quoteFor(
  db: Database | Tx,
  requestId: string,
  { now, timeZone, locale }: QuoteReader,
): Promise<AutoQuoteAnswer | null> {
  const request = await findRequestDetails(db, requestId)
  const quote = await findQuoteOf(db, requestId)
  return request && quote ? presentQuote(db, { request, quote, now: now(), timeZone, locale }) : null
}

async function suggestionFor(db: Database | Tx, row: SummaryRow, { now, timeZone, locale }: QuoteReader) {
  const request = row.job_request_id === null ? undefined : await findRequestDetails(db, row.job_request_id)
  return request ? suggestPrice(db, request, { begin: now(), timeZone, locale, rateType: row.rate_type }) : null
}
