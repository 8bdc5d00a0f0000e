import type { JobRequestStatus, Origination } from '@portolan/contract/job-requests/requests'
import type { Tx } from '../../../tables/database.ts'
import {
  requestCancelled,
  requestCompleted,
  requestFailed,
  requestFailedNotice,
  requestRejected,
  sendMail,
  tellProvider,
} from '../../mail/index.ts'
import { listEvents } from '../store-events.ts'
import { findRequest, isDelivered, listFiles, type RequestRow } from '../store-requests.ts'
import { readerOf, requestEmailFacts } from './request-email.ts'

type Told = { readonly to: JobRequestStatus; readonly reason: string; readonly cause: string }
type Write = (tx: Tx, request: RequestRow, told: Told) => Promise<void>

/** The changes that whoever asked hears of. */
const letters: Partial<Record<JobRequestStatus, Write>> = {
  REJECTED_BY_SCREENING: tellRejected,
  CANCELLED: tellCancelled,
  FAILED: tellFailed,
  COMPLETED: tellCompleted,
}

/** What people asked people for. */
const written: readonly Origination[] = ['WEBFORM', 'COUPA']

/** Sent with the change itself, so every way to it has them, and once. */
export async function sendRequestEmails(tx: Tx, id: string, told: Told): Promise<void> {
  const write = letters[told.to]
  const request = write && (await findRequest(tx, id))
  if (request && written.includes(request.origination)) await write(tx, request, told)
}

async function tellRejected(tx: Tx, request: RequestRow, { reason }: Told): Promise<void> {
  const files = (await listFiles(tx, request.id)).flatMap(({ file_name: fileName, rejection }) =>
    rejection ? [{ fileName, rejection }] : [],
  )
  const data = { ...requestEmailFacts(request), files, reason }
  await sendMail(tx, { template: requestRejected, ...readerOf(request), data })
}

/** The reason was given with the first of the two steps. */
async function tellCancelled(tx: Tx, request: RequestRow, { reason }: Told): Promise<void> {
  const first = (await listEvents(tx, request.id)).findLast(({ status }) => status === 'CANCELLING')
  const data = { ...requestEmailFacts(request), reason: reason || (first?.reason ?? '') }
  await sendMail(tx, { template: requestCancelled, ...readerOf(request), data })
}

async function tellFailed(tx: Tx, request: RequestRow, { reason, cause }: Told): Promise<void> {
  const { number, name, requestor_email: email, requestor_first_name: first, requestor_last_name: last } = request
  await sendMail(tx, { template: requestFailed, ...readerOf(request), data: { ...requestEmailFacts(request), reason } })
  const requester = `${first} ${last} <${email}>`
  const data = { number, name, company: request.company_name, requester, reason, cause }
  await tellProvider(tx, { template: requestFailedNotice, data })
}

/** Only where there is something to fetch. */
async function tellCompleted(tx: Tx, request: RequestRow): Promise<void> {
  const delivered = (await listFiles(tx, request.id)).filter(isDelivered)
  if (delivered.length === 0) return
  const data = {
    ...requestEmailFacts(request),
    files: delivered.length,
    languageIds: request.target_language_ids,
  }
  await sendMail(tx, { template: requestCompleted, ...readerOf(request), data })
}
