import { isStaff } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { type LinkNeeds, openContent, type RequestCaller } from './find-request.ts'
import { listFiles } from './store-requests.ts'

type Needs = LinkNeeds & { readonly db: Database; readonly fileStore: FileStore }
type Wanted = { readonly id: string; readonly fileKey: string; readonly isInline: boolean }

const goodForSeconds = 300

/** A file that screening turned away is given back to nobody, one that is withheld to staff alone. */
export async function signDownload(needs: Needs, caller: RequestCaller, wanted: Wanted): Promise<string> {
  const { db, fileStore } = needs
  const { actor } = caller
  await openContent(needs, caller, wanted.id)
  const file = (await listFiles(db, wanted.id)).find(({ file_key }) => file_key === wanted.fileKey)
  const isHidden = file?.is_withheld && !(actor && isStaff(actor))
  if (!file || isHidden || file.rejection !== null) throw new Refusal('file_not_found')
  if (!(await fileStore.stat(file.file_key))) throw new Refusal('file_not_found')
  return fileStore.signDownloadUrl(file.file_key, {
    fileName: file.file_name,
    inline: wanted.isInline,
    expiresInSeconds: goodForSeconds,
  })
}
