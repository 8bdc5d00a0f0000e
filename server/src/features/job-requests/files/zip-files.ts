import type { ZipStatus } from '@portolan/contract/job-requests/requests'
import type { Origin } from '../../../platform/http/serve.ts'
import type { SignedPaths } from '../../../platform/http/signed-paths.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database } from '../../../tables/database.ts'
import { isIntact } from '../../files/index.ts'
import { type LinkNeeds, openContent, type RequestReader } from '../read/find-request.ts'
import { isDelivered, listFiles } from '../store-requests.ts'
import { recordDownload } from './record-download.ts'
import { findZip, saveZip } from './store-zip.ts'

export type ZipNeeds = LinkNeeds & {
  readonly db: Database
  readonly fileStore: FileStore
  readonly signedPaths: SignedPaths
  readonly origin: string
}

type ZipReader = RequestReader & { readonly origin: Origin }

const goodForSeconds = 600
/** Has an id of its own, not that of the request: sharing the URL gives access to the files only. */
export const zipPath = (downloadId: string) => `/download/zips/${downloadId}.zip`

export const zipName = (name: string): string => name.replace(/(\.zip)?$/i, '.zip')

/** The zip is streamed on download, so preparing it only checks that every file exists. */
export async function prepareZip(needs: ZipNeeds, reader: ZipReader, id: string, wantedName: string | undefined) {
  const { request } = await openContent(needs, reader, id)
  const files = (await listFiles(needs.db, id)).filter(isDelivered)
  if (files.length === 0) throw new Refusal('conflict')
  const stored = await Promise.all(files.map(({ file_key }) => needs.fileStore.stat(file_key)))
  const name = zipName(wantedName || request.name)
  const isWhole = files.every((file, index) => {
    const found = stored[index]
    return found !== undefined && isIntact(file, found)
  })
  return present(needs, reader, id, await saveZip(needs.db, id, isWhole ? 'COMPLETED' : 'FAILED', name))
}

export async function zipStatus(needs: ZipNeeds, reader: ZipReader, id: string): Promise<ZipStatus> {
  await openContent(needs, reader, id)
  return present(needs, reader, id, await findZip(needs.db, id))
}

type Zip = { readonly status: ZipStatus['status']; readonly downloadId: string }

async function present(needs: ZipNeeds, reader: ZipReader, id: string, zip: Zip | undefined): Promise<ZipStatus> {
  if (zip?.status !== 'COMPLETED') return { status: zip?.status ?? 'NOT_STARTED', downloadUrl: null }
  const { actor, origin, locale } = reader
  const subject = { type: 'job-request', id }
  const action = 'zip-downloaded'
  await recordDownload(needs.db, { actor, origin, action, subject, details: {}, validForSeconds: goodForSeconds })
  const path = needs.signedPaths.sign(zipPath(zip.downloadId), goodForSeconds)
  return { status: zip.status, downloadUrl: `${needs.origin}${path}&${new URLSearchParams({ locale })}` }
}
