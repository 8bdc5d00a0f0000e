import { isStaff } from '../../../platform/actor.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database } from '../../../tables/database.ts'
import { claimedKey, isIntact } from '../../files/index.ts'
import { recordAltered } from '../analysis/check-file.ts'
import { type LinkNeeds, openContent, type RequestCaller } from '../read/find-request.ts'
import { listFiles } from '../store-requests.ts'
import { recordDownload } from './record-download.ts'

type Needs = LinkNeeds & { readonly db: Database; readonly fileStore: FileStore }
type DownloadCaller = RequestCaller & { readonly origin: Origin }
type DownloadRequest = { readonly id: string; readonly fileKey: string; readonly isInline: boolean }

const goodForSeconds = 300

/**
 * Refuses a file that screening rejected or that was altered since it was claimed. Only staff download a withheld
 * file.
 */
export async function signDownload(needs: Needs, caller: DownloadCaller, wanted: DownloadRequest): Promise<string> {
  const { db, fileStore } = needs
  const { actor, origin } = caller
  await openContent(needs, caller, wanted.id)
  // Callers may name it by its final key or by the key it was uploaded under.
  const keys = [wanted.fileKey, claimedKey(wanted.fileKey)]
  const file = (await listFiles(db, wanted.id)).find(({ file_key }) => keys.includes(file_key))
  const isHidden = file?.is_withheld && !(actor && isStaff(actor))
  if (!file || isHidden || file.rejection !== null) throw new Refusal('file_not_found')
  const stored = await fileStore.stat(file.file_key)
  if (!stored) throw new Refusal('file_not_found')
  if (!isIntact(file, stored)) {
    await recordAltered(db, file)
    throw new Refusal('file_altered')
  }
  await recordDownload(db, {
    actor,
    origin,
    action: wanted.isInline ? 'file-viewed' : 'file-downloaded',
    subject: { type: 'job-request', id: wanted.id },
    details: { fileKey: file.file_key, fileName: file.file_name },
    validForSeconds: goodForSeconds,
  })
  return fileStore.signDownloadUrl(file.file_key, {
    fileName: file.file_name,
    inline: wanted.isInline,
    expiresInSeconds: goodForSeconds,
  })
}
