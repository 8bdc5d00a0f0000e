import { uploadLimits } from '@portolan/contract/files/files'
import type { NewAttachment } from '@portolan/contract/messages/messages'
import type { Actor } from '../../platform/actor.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import { claimFiles, type StoredFiles } from '../files/index.ts'
import { checkLimits, cleanNames, visitorLimits } from '../job-requests/index.ts'
import { screenAttachments } from './job-definitions.ts'
import { type AttachmentRow, insertAttachments } from './store.ts'

export type SentAttachments = {
  readonly attachments: readonly NewAttachment[]
  /** What the store said about them before the transaction began. */
  readonly stored: StoredFiles
}

/** Claims the uploads for a message, within the limits of a request's files, and has them screened. */
export async function attachFiles(
  tx: Tx,
  fileStore: FileStore,
  messageId: string,
  { attachments, stored, actor }: SentAttachments & { readonly actor: Actor | undefined },
): Promise<AttachmentRow[]> {
  if (attachments.length === 0) return []
  const keys = attachments.map(({ fileKey }) => fileKey)
  const claimed = await claimFiles(tx, { fileStore, stored, actor }, keys)
  const names = cleanNames(attachments.map(({ fileName }) => fileName))
  const rows = claimed.map(({ key, size, sha256 }, index) => ({
    message_id: messageId,
    file_name: names[index] ?? '',
    file_key: key,
    size,
    sha256: sha256 ?? null,
  }))
  checkLimits(rows, actor ? uploadLimits.signedIn : visitorLimits)
  await enqueue(tx, screenAttachments, { messageId })
  return insertAttachments(tx, rows)
}
