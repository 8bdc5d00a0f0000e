import type { RequestMessage } from '@portolan/contract/messages'
import type { Actor } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { Refusal, tooManyRequests } from '../../platform/refusal.ts'
import type { Origin } from '../../platform/serve.ts'
import { countInWindows } from '../../platform/sliding-window.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { whoLooksAfter } from '../desk/index.ts'
import { limitAttempts } from '../identity/index.ts'
import { letterAbout, nameOf, type RequestRow, requestMoved, requireRequest } from '../job-requests/index.ts'
import { messageToClient, messageToStaff, sendMail, tellProvider } from '../mail/index.ts'
import { isOutside, writesForProvider } from './policy.ts'
import { findMessages, insertMessage, type MessageRow } from './store.ts'

const present = (row: MessageRow): RequestMessage => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.author_name,
  isFromStaff: row.is_from_staff,
  text: row.text,
})

/** Whoever may see the request, but of the provider only those at the desk. */
async function requireConversation(db: Database | Tx, actor: Actor | undefined, id: string): Promise<RequestRow> {
  if (isOutside(actor)) throw new Refusal('job_request_not_found')
  return requireRequest(db, actor, id)
}

export async function listMessages(db: Database, actor: Actor | undefined, id: string) {
  await requireConversation(db, actor, id)
  return { items: (await findMessages(db, id)).map(present) }
}

type Visit = { readonly origin: Origin; readonly id: string }

/** Every message is a mail to staff: whoever only holds a link sends a few of them, and then waits. */
export async function limitVisitor(db: Database, { origin, id }: Visit): Promise<void> {
  const { requestor_email: email } = await requireConversation(db, undefined, id)
  await limitAttempts(db, 'send-message', { email, ip: origin.ip })
}

/** Messages per hour of one account about one request, and about all requests. */
const limitsOfClients = { request: 30, account: 120 }

/** Each message of a client is an e-mail to staff. */
async function limitClient(tx: Tx, accountId: string, id: string): Promise<void> {
  const window = { windowSeconds: 3600 }
  const waitSeconds = await countInWindows(tx, [
    { key: `client-message:${accountId}:${id}`, limit: limitsOfClients.request, ...window },
    { key: `client-message:${accountId}`, limit: limitsOfClients.account, ...window },
  ])
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
}

type Sent = { readonly actor: Actor | undefined; readonly origin: Origin; readonly id: string; readonly text: string }

/** Kept, recorded and mailed to the other side, all or nothing. */
export async function sendMessage(tx: Tx, { actor, origin, id, text }: Sent): Promise<RequestMessage> {
  const request = await requireConversation(tx, actor, id)
  const isFromStaff = writesForProvider(actor)
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
  // Whoever was turned away and writes is heard at the desk.
  if (request.status === 'REJECTED_BY_SCREENING') await enqueue(tx, requestMoved, { requestId: id })
  if (isFromStaff) await tellClient(tx, request, by, text)
  else await tellStaff(tx, request, by, text)
  return present(message)
}

async function tellClient(tx: Tx, request: RequestRow, by: string, text: string): Promise<void> {
  const data = { ...letterAbout(request), by, text }
  await sendMail(tx, { template: messageToClient, to: request.requestor_email, data })
}

async function tellStaff(tx: Tx, request: RequestRow, by: string, text: string): Promise<void> {
  const data = { ...letterAbout(request), page: `/desk/${request.id}`, company: request.company_name, by, text }
  const responsible = await whoLooksAfter(tx, request.id)
  if (responsible) await sendMail(tx, { template: messageToStaff, to: responsible, data })
  else await tellProvider(tx, { template: messageToStaff, data })
}
