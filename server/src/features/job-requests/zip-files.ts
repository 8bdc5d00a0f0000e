import type { ZipStatus } from '@portolan/contract/job-requests'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SignedPaths } from '../../platform/signed-paths.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { isIntact } from '../files/index.ts'
import { requireRequest } from './find-request.ts'
import { isDelivered, listFiles } from './store-requests.ts'
import { findZip, saveZip } from './store-zip.ts'

export type ZipNeeds = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly signedPaths: SignedPaths
  readonly origin: string
}

const goodForSeconds = 600
export const zipPath = (id: string) => `/download/requests/${id}.zip`

/** The zip is written while it is read, so all there is to prepare is to see that every file is there. */
export async function prepareZip(
  needs: ZipNeeds,
  actor: Actor | undefined,
  id: string,
  wantedName: string | undefined,
) {
  const request = await requireRequest(needs.db, actor, id)
  const files = (await listFiles(needs.db, id)).filter(isDelivered)
  if (files.length === 0) throw new Refusal('conflict')
  const stored = await Promise.all(files.map(({ file_key }) => needs.fileStore.stat(file_key)))
  const name = (wantedName || request.name).replace(/(\.zip)?$/i, '.zip')
  const isWhole = files.every((file, index) => {
    const found = stored[index]
    return found !== undefined && isIntact(file, found)
  })
  const status = isWhole ? 'COMPLETED' : 'FAILED'
  await saveZip(needs.db, id, status, name)
  return present(needs, id, status)
}

export async function zipStatus(needs: ZipNeeds, actor: Actor | undefined, id: string): Promise<ZipStatus> {
  await requireRequest(needs.db, actor, id)
  return present(needs, id, (await findZip(needs.db, id))?.status ?? 'NOT_STARTED')
}

const present = ({ signedPaths, origin }: ZipNeeds, id: string, status: ZipStatus['status']): ZipStatus => ({
  status,
  downloadUrl: status === 'COMPLETED' ? origin + signedPaths.sign(zipPath(id), goodForSeconds) : null,
})
