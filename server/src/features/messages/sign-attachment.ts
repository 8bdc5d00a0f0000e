import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { isIntact } from '../files/index.ts'
import {
  type LinkNeeds,
  openContent,
  type RequestCaller,
  recordAltered,
  recordDownload,
} from '../job-requests/index.ts'
import { findAttachments } from './store.ts'

type Needs = LinkNeeds & { readonly db: Database; readonly fileStore: FileStore }

const goodForSeconds = 300

/** Refuses a file that is not screened yet, that screening rejected or that was altered since. */
export async function signAttachment(
  needs: Needs,
  caller: RequestCaller & { readonly origin: Origin },
  { id, attachmentId }: { readonly id: string; readonly attachmentId: string },
): Promise<{ downloadUrl: string }> {
  const { db, fileStore } = needs
  await openContent(needs, caller, id)
  const file = (await findAttachments(db, id)).find((each) => each.id === attachmentId)
  const stored = file?.screened_at && file.rejection === null ? await fileStore.stat(file.file_key) : undefined
  if (!file || !stored) throw new Refusal('file_not_found')
  if (!isIntact(file, stored)) {
    await recordAltered(db, file)
    throw new Refusal('file_altered')
  }
  const { actor, origin } = caller
  await recordDownload(db, {
    actor,
    origin,
    action: 'file-downloaded',
    subject: { type: 'job-request', id },
    details: { fileKey: file.file_key, fileName: file.file_name },
    validForSeconds: goodForSeconds,
  })
  const options = { fileName: file.file_name, inline: false, expiresInSeconds: goodForSeconds }
  return { downloadUrl: await fileStore.signDownloadUrl(file.file_key, options) }
}
