import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { Tx } from '../../tables/database.ts'
import { sendRequestEmails } from './emails/send-request-emails.ts'
import { requestMoved } from './job-definitions.ts'
import { insertEvent } from './store-events.ts'
import { restoreCompleted, updateStatus } from './store-requests.ts'
import { statusesBefore } from './transitions.ts'

type Move = {
  readonly to: Exclude<JobRequestStatus, 'ARCHIVED'>
  /** Undefined: the portal itself. */
  readonly actor?: Actor | undefined
  /** The name of a visitor, who has no account. */
  readonly byName?: string
  readonly reason?: string
  /** Technical cause, shown to the provider only. */
  readonly cause?: string
  /** Narrows the statuses that the transitions table allows. */
  readonly from?: readonly JobRequestStatus[]
  /** Files that the client has were replaced. */
  readonly isCorrection?: boolean
  /** Skips notification emails. */
  readonly isQuiet?: boolean
}

type RequestedBy = { readonly requestor_first_name: string; readonly requestor_last_name: string }

export const nameOf = (actor: Actor): string => `${actor.firstName} ${actor.lastName}`.trim() || actor.loginName

/** The name of the caller, or of the visitor who made the request. */
export const requesterOr = (actor: Actor | undefined, request: RequestedBy): string =>
  actor ? nameOf(actor) : `${request.requestor_first_name} ${request.requestor_last_name}`.trim()

/**
 * The only way a status changes: checks the transitions table, records the event and sends emails. Of several callers
 * at once, exactly one gets true.
 */
export async function moveRequest(tx: Tx, id: string, move: Move): Promise<boolean> {
  const { to, actor, byName, reason = '', cause = '', from, isCorrection = false, isQuiet = false } = move
  const allowed = statusesBefore(to).filter((status) => !from || from.includes(status))
  if (!(await updateStatus(tx, id, allowed, to))) return false
  await insertEvent(tx, id, {
    status: to,
    accountId: actor?.accountId ?? null,
    actorName: actor ? nameOf(actor) : (byName ?? null),
    reason: reason || null,
  })
  await enqueue(tx, requestMoved, { requestId: id })
  if (!isQuiet) await sendRequestEmails(tx, id, { to, reason, cause, isCorrection })
  return true
}

type Exception = {
  readonly from: JobRequestStatus
  readonly to: JobRequestStatus
  readonly step: 'CANCELLATION_UNDONE' | 'ANALYZING'
}

/** Not in the transitions table, because no job may do it; and nobody is emailed. */
async function moveAsException(tx: Tx, id: string, { from, to, step }: Exception, actor: Actor): Promise<boolean> {
  if (!(await updateStatus(tx, id, [from], to))) return false
  await insertEvent(tx, id, {
    status: step,
    accountId: actor.accountId,
    actorName: nameOf(actor),
    reason: null,
  })
  await enqueue(tx, requestMoved, { requestId: id })
  return true
}

/** Takes back a cancellation that is not final. The request had the status before, so its event is not repeated. */
export const undoCancelling = (tx: Tx, id: string, to: Move['to'], actor: Actor): Promise<boolean> =>
  moveAsException(tx, id, { from: 'CANCELLING', to, step: 'CANCELLATION_UNDONE' }, actor)

/** Starts a cancelled request again, which its client asks for; only where nobody but the machine works on it. */
export const restartCancelled = (tx: Tx, id: string, actor: Actor): Promise<boolean> =>
  moveAsException(tx, id, { from: 'CANCELLED', to: 'ANALYZING', step: 'ANALYZING' }, actor)

/**
 * Closes a reopened request again. Without the event and emails of the status and with the client's answer, because the
 * client has the same delivery as before. False if it is not reopened.
 */
export async function dropCorrection(tx: Tx, id: string, actor: Actor): Promise<boolean> {
  if (!(await restoreCompleted(tx, id))) return false
  await recordStep(tx, id, 'CORRECTION_DROPPED', actor)
  await enqueue(tx, requestMoved, { requestId: id })
  return true
}

type OtherStep =
  | 'PAYMENT_LINK_SENT'
  | 'PAID'
  | 'PAID_IN_PART'
  | 'STARTED_UNPAID'
  | 'INVOICE_REQUESTED'
  | 'INVOICE_ALLOWED'
  | 'WORK_STARTED'
  | 'FILE_REMOVED'
  | 'CORRECTION_DROPPED'

/** Adds a step to the history that leaves the status as it is. Without an actor it was the portal. */
export const recordStep = (
  tx: Tx,
  id: string,
  status: OtherStep,
  actor?: Actor,
  reason: string | null = null,
): Promise<void> =>
  insertEvent(tx, id, {
    status,
    accountId: actor?.accountId ?? null,
    actorName: actor ? nameOf(actor) : null,
    reason,
  })

type QuoteChange = { readonly actor: Actor; readonly reason?: string }

const recordQuoteStep = (
  tx: Tx,
  id: string,
  status: 'QUOTE_REVISED' | 'QUOTE_WITHDRAWN',
  { actor, reason }: QuoteChange,
) => insertEvent(tx, id, { status, accountId: actor.accountId, actorName: nameOf(actor), reason: reason || null })

/** Records that staff replaced the quote that waits for the client. False if none waits. */
export async function recordRevision(tx: Tx, id: string, actor: Actor): Promise<boolean> {
  const waiting = 'QUOTE_READY_FOR_CLIENT_REVIEW'
  if (!(await updateStatus(tx, id, [waiting], waiting))) return false
  await recordQuoteStep(tx, id, 'QUOTE_REVISED', { actor })
  await enqueue(tx, requestMoved, { requestId: id })
  return true
}

/**
 * Takes a quote that waits for the client back to the staff. Not in the transitions table, because no job may do it.
 * False if none waits.
 */
export async function takeBackQuote(tx: Tx, id: string, change: QuoteChange): Promise<boolean> {
  const to = 'READY_FOR_INTERNAL_REVIEW'
  if (!(await updateStatus(tx, id, ['QUOTE_READY_FOR_CLIENT_REVIEW'], to))) return false
  const { actor } = change
  await recordQuoteStep(tx, id, 'QUOTE_WITHDRAWN', change)
  await insertEvent(tx, id, { status: to, accountId: actor.accountId, actorName: nameOf(actor), reason: null })
  await enqueue(tx, requestMoved, { requestId: id })
  return true
}
