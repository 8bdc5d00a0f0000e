import type { Actor } from '../../platform/actor.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import type { ReportedProblem } from '../../tables/desk.ts'
import { noteMessageOfStaff, type RequestDetails, requesterOr, worksAtDesk } from '../job-requests/index.ts'
import { attachFiles, type SentAttachments } from './attach-files.ts'
import { insertMessage } from './store.ts'

type WrittenMessage = SentAttachments & {
  readonly request: RequestDetails
  /** Undefined: the visitor who made the request. */
  readonly actor: Actor | undefined
  readonly text: string
  readonly problem?: ReportedProblem
}

/** Stores a message with its files. The caller sends the email. */
export async function writeMessage(tx: Tx, fileStore: FileStore, written: WrittenMessage) {
  const { request, actor, text, problem = null, ...sent } = written
  const isFromStaff = worksAtDesk(actor)
  const message = await insertMessage(tx, {
    job_request_id: request.id,
    account_id: actor?.accountId ?? null,
    author_name: requesterOr(actor, request),
    is_from_staff: isFromStaff,
    text,
    problem,
  })
  if (isFromStaff) await noteMessageOfStaff(tx, request.id, message.at)
  return { message, files: await attachFiles(tx, fileStore, message.id, { ...sent, actor }) }
}
