import { createHash } from 'node:crypto'
import { longestMessage, mostAttachments } from '@portolan/contract/messages/messages'
import { sourceLocale } from '@portolan/locale/locales'
import { countInWindows } from '../../../platform/http/sliding-window.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ReceivedMail } from '../../../ports/mail-receiver.ts'
import { type StoreUploadNeeds, statUploads, storeUpload } from '../../files/index.ts'
import { loadReplyLines, type ReplyProblem } from '../../mail/index.ts'
import { type MessageNeeds, sendMessage } from '../conversation.ts'
import { noBrowser, type Writer } from './open-as-writer.ts'
import type { MailFile, ReadMail } from './read-mail.ts'
import { readMailInWorker } from './read-mail-in-worker.ts'
import { insertReceivedReply } from './store-replies.ts'
import { tellSender } from './tell-sender.ts'

export type ReplyNeeds = MessageNeeds & StoreUploadNeeds
export type Reply = Writer & { readonly addressId: string }
export type ReplyResult = 'sent' | 'repeated' | 'automatic' | 'refused' | 'limited'

/** Emails per hour at one address, of any kind. */
const mostPerHour = 40

/** Makes an email a message of the account it was addressed to, or tells the account why not. */
export async function receiveReply(needs: ReplyNeeds, reply: Reply, mail: ReceivedMail): Promise<ReplyResult> {
  if (mail.returnPath === '') return 'automatic'
  if (!(await isWithinLimit(needs, reply))) return 'limited'
  const task = { content: mail.content, returnPath: mail.returnPath, replyLines: await loadReplyLines() }
  const read = await readMailInWorker(task).catch(() => undefined)
  if (read?.isAutomatic) return 'automatic'
  const problem = read ? findProblem(reply, read) : 'UNREADABLE'
  if (!read || problem) return refuse(needs, reply, problem ?? 'UNREADABLE')
  try {
    return await send(needs, reply, { ...read, mailHash: hashOf(read, mail) })
  } catch (error) {
    if (error instanceof Refusal) return refuse(needs, reply, problemOf(error))
    throw error
  }
}

const isWithinLimit = ({ db }: ReplyNeeds, { addressId }: Reply): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const limit = { key: `mail-reply:${addressId}`, limit: mostPerHour, windowSeconds: 3600 }
    return (await countInWindows(tx, [limit])) === 0
  })

/** A reply from another address may be that of a colleague, who must not write in the name of the account. */
function findProblem({ actor }: Reply, { from, text, files }: ReadMail): ReplyProblem | undefined {
  if (from !== actor.email) return 'OTHER_SENDER'
  if (text === '') return 'EMPTY'
  if (text.length > longestMessage) return 'TOO_LONG'
  return files.length > mostAttachments ? 'FILES' : undefined
}

type NewReply = Pick<ReadMail, 'text' | 'files'> & { readonly mailHash: Buffer }

async function send(needs: ReplyNeeds, reply: Reply, { text, files, mailHash }: NewReply): Promise<ReplyResult> {
  const { actor, request, addressId } = reply
  const attachments = await storeFiles(needs, actor.accountId, files)
  const keys = attachments.map(({ fileKey }) => fileKey)
  const stored = await statUploads(needs.fileStore, keys)
  return needs.db.transaction().execute(async (tx) => {
    if (!(await insertReceivedReply(tx, addressId, mailHash))) return 'repeated'
    const caller = { actor, browser: noBrowser, locale: actor.locale ?? sourceLocale }
    await sendMessage(tx, needs, { ...caller, id: request.id, text, attachments, stored })
    return 'sent'
  })
}

const storeFiles = (needs: ReplyNeeds, accountId: string, files: readonly MailFile[]) =>
  Promise.all(
    files.map(async ({ fileName, content }) => ({
      fileName,
      fileKey: await storeUpload(needs, { accountId, content }),
    })),
  )

const hashOf = ({ messageId }: ReadMail, { content }: ReceivedMail): Buffer =>
  createHash('sha256')
    .update(messageId ?? content)
    .digest()

const aboutFiles: readonly string[] = [
  'files_too_large',
  'file_not_found',
  'upload_quota_reached',
  'no_room',
  'malformed',
]

function problemOf({ code }: Refusal): ReplyProblem {
  if (code === 'too_many_requests') return 'TOO_MANY'
  return aboutFiles.includes(code) ? 'FILES' : 'REFUSED'
}

async function refuse(needs: ReplyNeeds, reply: Reply, problem: ReplyProblem): Promise<ReplyResult> {
  await tellSender(needs, reply, problem)
  return 'refused'
}
