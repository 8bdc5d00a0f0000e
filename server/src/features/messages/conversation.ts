import type { RequestMessage } from '@portolan/contract/messages/messages'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { countInWindows } from '../../platform/http/sliding-window.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { tooManyRequests } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { limitAttempts } from '../identity/index.ts'
import {
  type LinkNeeds,
  openContent,
  type RequestDetails,
  type RequestReader,
  readerOf,
  requestEmailFacts,
  requestMoved,
  worksAtDesk,
} from '../job-requests/index.ts'
import { messageToClient, messageToStaff, sendMail, tellResponsible } from '../mail/index.ts'
import type { SentAttachments } from './attach-files.ts'
import { presentMessage } from './present-message.ts'
import { staffEmailFacts } from './staff-email-facts.ts'
import { findAttachments, findMessages } from './store.ts'
import { writeMessage } from './write-message.ts'

export type MessageNeeds = LinkNeeds & { readonly db: Database; readonly fileStore: FileStore }

export async function listMessages(needs: MessageNeeds, { locale, ...caller }: RequestReader, id: string) {
  await openContent(needs, caller, id)
  const attachments = await findAttachments(needs.db, id)
  return { items: (await findMessages(needs.db, id)).map((row) => presentMessage(row, attachments, locale)) }
}

type MessageCall = RequestReader & { readonly origin: Origin; readonly id: string }
/** Without an origin if it came by email. */
type NewMessage = Omit<MessageCall, 'origin'> & SentAttachments & { readonly origin?: Origin; readonly text: string }

/** Limits visitors, because every message sends an email to staff. */
export async function limitVisitor(needs: MessageNeeds, { origin, id, ...caller }: MessageCall): Promise<void> {
  const { request, isVisitor } = await openContent(needs, caller, id)
  if (!isVisitor) return
  await limitAttempts(needs.db, 'send-message', { email: request.requestor_email, ip: origin.ip })
}

/** Messages per hour of one account about one request, and about all requests. */
const limitsOfClients = { request: 30, account: 120 }

/** Limits members, because every message sends an email to staff. */
async function limitClient(tx: Tx, accountId: string, id: string): Promise<void> {
  const window = { windowSeconds: 3600 }
  const waitSeconds = await countInWindows(tx, [
    { key: `client-message:${accountId}:${id}`, limit: limitsOfClients.request, ...window },
    { key: `client-message:${accountId}`, limit: limitsOfClients.account, ...window },
  ])
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
}

/** Saves, audits and emails a message in one transaction. */
export async function sendMessage(
  tx: Tx,
  needs: MessageNeeds,
  { origin, id, text, attachments, stored, locale, ...caller }: NewMessage,
): Promise<RequestMessage> {
  const { actor } = caller
  const { request } = await openContent({ ...needs, db: tx }, caller, id)
  const isFromStaff = worksAtDesk(actor)
  if (actor && !isFromStaff) await limitClient(tx, actor.accountId, id)
  const { message, files } = await writeMessage(tx, needs.fileStore, { request, actor, text, attachments, stored })
  const { author_name: by } = message
  await audit(tx, { actor, ...(origin && { origin }), action: 'message-sent', subject: { type: 'job-request', id } })
  // A client who writes after a rejection or about a problem brings the order back to the desk; an answer takes it off.
  if (request.status === 'REJECTED_BY_SCREENING' || request.delivery_answer === 'DISPUTED')
    await enqueue(tx, requestMoved, { requestId: id })
  const email = { by, text, attachments: files.map(({ file_name }) => file_name) }
  if (isFromStaff) await tellClient(tx, request, email)
  else await tellStaff(tx, request, email)
  return presentMessage(message, files, locale)
}

type MessageEmail = { readonly by: string; readonly text: string; readonly attachments: string[] }

async function tellClient(tx: Tx, request: RequestDetails, email: MessageEmail): Promise<void> {
  const data = { ...requestEmailFacts(request), ...email }
  await sendMail(tx, { template: messageToClient, ...readerOf(request), data })
}

async function tellStaff(tx: Tx, request: RequestDetails, email: MessageEmail): Promise<void> {
  await tellResponsible(tx, request.id, { template: messageToStaff, data: { ...staffEmailFacts(request), ...email } })
}
