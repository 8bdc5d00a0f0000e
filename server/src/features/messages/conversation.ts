import type { RequestMessage } from '@portolan/contract/messages/messages'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { countInWindows } from '../../platform/http/sliding-window.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { tooManyRequests } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { findAssigneeEmail } from '../desk/index.ts'
import { limitAttempts } from '../identity/index.ts'
import {
  type LinkNeeds,
  nameOf,
  openContent,
  type RequestCaller,
  type RequestDetails,
  readerOf,
  requestEmailFacts,
  requestMoved,
  worksAtDesk,
} from '../job-requests/index.ts'
import { messageToClient, messageToStaff, sendMail, tellProvider } from '../mail/index.ts'
import { findMessages, insertMessage, type MessageRow } from './store.ts'

const present = (row: MessageRow): RequestMessage => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.author_name,
  isFromStaff: row.is_from_staff,
  text: row.text,
})

export type MessageNeeds = LinkNeeds & { readonly db: Database }

export async function listMessages(needs: MessageNeeds, caller: RequestCaller, id: string) {
  await openContent(needs, caller, id)
  return { items: (await findMessages(needs.db, id)).map(present) }
}

type MessageCall = RequestCaller & { readonly origin: Origin; readonly id: string }

/** Limits visitors, because every message sends an e-mail to staff. */
export async function limitVisitor(needs: MessageNeeds, { origin, id, ...caller }: MessageCall): Promise<void> {
  const { request, isVisitor } = await openContent(needs, caller, id)
  if (!isVisitor) return
  await limitAttempts(needs.db, 'send-message', { email: request.requestor_email, ip: origin.ip })
}

/** Messages per hour of one account about one request, and about all requests. */
const limitsOfClients = { request: 30, account: 120 }

/** Limits members, because every message sends an e-mail to staff. */
async function limitClient(tx: Tx, accountId: string, id: string): Promise<void> {
  const window = { windowSeconds: 3600 }
  const waitSeconds = await countInWindows(tx, [
    { key: `client-message:${accountId}:${id}`, limit: limitsOfClients.request, ...window },
    { key: `client-message:${accountId}`, limit: limitsOfClients.account, ...window },
  ])
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
}

/** Saves, audits and e-mails a message in one transaction. */
export async function sendMessage(
  tx: Tx,
  needs: MessageNeeds,
  { origin, id, text, ...caller }: MessageCall & { readonly text: string },
): Promise<RequestMessage> {
  const { actor } = caller
  const { request } = await openContent({ ...needs, db: tx }, caller, id)
  const isFromStaff = worksAtDesk(actor)
  if (actor && !isFromStaff) await limitClient(tx, actor.accountId, id)
  const by = actor ? nameOf(actor) : `${request.requestor_first_name} ${request.requestor_last_name}`.trim()
  const message = await insertMessage(tx, {
    job_request_id: id,
    account_id: actor?.accountId ?? null,
    author_name: by,
    is_from_staff: isFromStaff,
    text,
  })
  await audit(tx, { actor, origin, action: 'message-sent', subject: { type: 'job-request', id } })
  // A client who writes after a rejection brings the order back to the desk.
  if (request.status === 'REJECTED_BY_SCREENING') await enqueue(tx, requestMoved, { requestId: id })
  if (isFromStaff) await tellClient(tx, request, by, text)
  else await tellStaff(tx, request, by, text)
  return present(message)
}

async function tellClient(tx: Tx, request: RequestDetails, by: string, text: string): Promise<void> {
  const data = { ...requestEmailFacts(request), by, text }
  await sendMail(tx, { template: messageToClient, ...readerOf(request), data })
}

async function tellStaff(tx: Tx, request: RequestDetails, by: string, text: string): Promise<void> {
  const data = { ...requestEmailFacts(request), page: `/desk/${request.id}`, company: request.company_name, by, text }
  const responsible = await findAssigneeEmail(tx, request.id)
  if (responsible) await sendMail(tx, { template: messageToStaff, to: responsible, data })
  else await tellProvider(tx, { template: messageToStaff, data })
}
