import { isStaff } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database } from '../../../tables/database.ts'
import { claimedKey, isIntact } from '../../files/index.ts'
import { recordAltered } from '../analysis/check-file.ts'
import { type LinkNeeds, openContent, type RequestCaller } from '../read/find-request.ts'
import { listFiles } from '../store-requests.ts'

type Needs = LinkNeeds & { readonly db: Database; readonly fileStore: FileStore }
type Wanted = { readonly id: string; readonly fileKey: string; readonly isInline: boolean }

const goodForSeconds = 300

/**
 * Nobody downloads a file that screening rejected or that is not as it was claimed; only staff download one that is
 * withheld.
 */
export async function signDownload(needs: Needs, caller: RequestCaller, wanted: Wanted): Promise<string> {
  const { db, fileStore } = needs
  const { actor } = caller
  await openContent(needs, caller, wanted.id)
  // By the key it has, or the one it was uploaded under.
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
  return fileStore.signDownloadUrl(file.file_key, {
    fileName: file.file_name,
    inline: wanted.isInline,
    expiresInSeconds: goodForSeconds,
  })
}
