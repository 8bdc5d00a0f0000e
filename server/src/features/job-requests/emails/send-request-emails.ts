import type { JobRequestStatus, Origination } from '@portolan/contract/job-requests/requests'
import type { Tx } from '../../../tables/database.ts'
import {
  requestCancelled,
  requestCancelledNotice,
  requestCompleted,
  requestFailed,
  requestFailedNotice,
  requestRejected,
  sendMail,
  tellResponsible,
} from '../../mail/index.ts'
import { findCancellation } from '../store-events.ts'
import { findRequest, findTmsOrder, isAtDesk, isDelivered, listFiles, type RequestRow } from '../store-requests.ts'
import { readerOf, requestEmailFacts } from './request-email.ts'

type StatusChange = {
  readonly to: JobRequestStatus
  readonly reason: string
  readonly cause: string
  readonly isCorrection: boolean
}
type Write = (tx: Tx, request: RequestRow, change: StatusChange) => Promise<void>

/** Status changes that the requester gets an email about. */
const emailsByStatus: Partial<Record<JobRequestStatus, Write>> = {
  REJECTED_BY_SCREENING: tellRejected,
  CANCELLED: tellCancelled,
  FAILED: tellFailed,
  COMPLETED: tellCompleted,
}

/** Originations whose requester gets emails. For a machine they wait at the page. */
const notifiedOriginations: readonly Origination[] = ['WEBFORM', 'COUPA']

/** Sends the emails in the transaction of the status change, so that each goes out exactly once. */
export async function sendRequestEmails(tx: Tx, id: string, change: StatusChange): Promise<void> {
  const write = emailsByStatus[change.to]
  const request = write && (await findRequest(tx, id))
  if (!request) return
  // Human translators take days, so everyone who sent them something hears of it.
  const isNotified = notifiedOriginations.includes(request.origination) || (await findTmsOrder(tx, id)) !== undefined
  if (isNotified) await write(tx, request, change)
}

async function tellRejected(tx: Tx, request: RequestRow, { reason }: StatusChange): Promise<void> {
  const files = (await listFiles(tx, request.id)).flatMap(({ file_name: fileName, rejection }) =>
    rejection ? [{ fileName, rejection }] : [],
  )
  const data = { ...requestEmailFacts(request), files, reason }
  await sendMail(tx, { template: requestRejected, ...readerOf(request), data })
}

/** Staff hear of a cancellation by the client, if the request is at the desk. */
async function tellCancelled(tx: Tx, request: RequestRow, change: StatusChange): Promise<void> {
  // Who cancelled and why is on the first of the two events, CANCELLING.
  const first = await findCancellation(tx, request.id)
  const data = { ...requestEmailFacts(request), reason: change.reason || (first?.reason ?? '') }
  await sendMail(tx, { template: requestCancelled, ...readerOf(request), data })
  if (!first?.is_by_client || !(await isAtDesk(tx, request.id))) return
  await tellResponsible(tx, request.id, {
    template: requestCancelledNotice,
    data: { ...data, page: `/desk/${request.id}`, company: request.company_name, by: first.actor_name ?? '' },
  })
}

async function tellFailed(tx: Tx, request: RequestRow, { reason, cause }: StatusChange): Promise<void> {
  const { number, name, requestor_email: email, requestor_first_name: first, requestor_last_name: last } = request
  await sendMail(tx, { template: requestFailed, ...readerOf(request), data: { ...requestEmailFacts(request), reason } })
  const requester = `${first} ${last} <${email}>`
  const data = { number, name, company: request.company_name, requester, reason, cause }
  await tellResponsible(tx, request.id, { template: requestFailedNotice, data })
}

/** Skipped if there are no files to download. */
async function tellCompleted(tx: Tx, request: RequestRow, { isCorrection }: StatusChange): Promise<void> {
  const delivered = (await listFiles(tx, request.id)).filter(isDelivered)
  if (delivered.length === 0) return
  const data = {
    ...requestEmailFacts(request),
    files: delivered.length,
    isCorrection,
    languageIds: request.target_language_ids,
  }
  await sendMail(tx, { template: requestCompleted, ...readerOf(request), data })
}
