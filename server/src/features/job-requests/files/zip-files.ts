import type { ZipStatus } from '@portolan/contract/job-requests/requests'
import type { SignedPaths } from '../../../platform/http/signed-paths.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database } from '../../../tables/database.ts'
import { isIntact } from '../../files/index.ts'
import { type LinkNeeds, openContent, type RequestCaller } from '../read/find-request.ts'
import { isDelivered, listFiles } from '../store-requests.ts'
import { findZip, saveZip } from './store-zip.ts'

export type ZipNeeds = LinkNeeds & {
  readonly db: Database
  readonly fileStore: FileStore
  readonly signedPaths: SignedPaths
  readonly origin: string
}

const goodForSeconds = 600
/** Has an id of its own, not that of the request: sharing the URL gives access to the files only. */
export const zipPath = (downloadId: string) => `/download/zips/${downloadId}.zip`

/** The zip is streamed on download, so preparing it only checks that every file exists. */
export async function prepareZip(needs: ZipNeeds, caller: RequestCaller, id: string, wantedName: string | undefined) {
  const { request } = await openContent(needs, caller, id)
  const files = (await listFiles(needs.db, id)).filter(isDelivered)
  if (files.length === 0) throw new Refusal('conflict')
  const stored = await Promise.all(files.map(({ file_key }) => needs.fileStore.stat(file_key)))
  const name = (wantedName || request.name).replace(/(\.zip)?$/i, '.zip')
  const isWhole = files.every((file, index) => {
    const found = stored[index]
    return found !== undefined && isIntact(file, found)
  })
  return present(needs, await saveZip(needs.db, id, isWhole ? 'COMPLETED' : 'FAILED', name))
}

export async function zipStatus(needs: ZipNeeds, caller: RequestCaller, id: string): Promise<ZipStatus> {
  await openContent(needs, caller, id)
  return present(needs, await findZip(needs.db, id))
}

type Zip = { readonly status: ZipStatus['status']; readonly downloadId: string }

const present = ({ signedPaths, origin }: ZipNeeds, zip: Zip | undefined): ZipStatus => ({
  status: zip?.status ?? 'NOT_STARTED',
  downloadUrl: zip?.status === 'COMPLETED' ? origin + signedPaths.sign(zipPath(zip.downloadId), goodForSeconds) : null,
})
