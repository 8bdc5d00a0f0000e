import type { Actor } from '../../../platform/actor.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isIntact } from '../../files/index.ts'
import { checkLimits } from '../create/check-limits.ts'
import { isMember } from '../policy.ts'
import { findRequest, isDelivered, listFiles } from '../store-requests.ts'
import { bundlePath, writeBundle } from './bundle-path.ts'
import { recordDownload } from './record-download.ts'
import { saveZip } from './store-zip.ts'
import { type ZipNeeds, zipName } from './zip-files.ts'

type Caller = { readonly actor: Actor; readonly origin: Origin; readonly locale: string }
type Zipped = { readonly clientId: number; readonly number: string }

const goodForSeconds = 600
const limits = { files: 2000, bytesPerFile: Number.POSITIVE_INFINITY, bytesInTotal: 10 * 1024 ** 3 }

/** One zip with a folder per request. The files are streamed on download, so preparing only checks them. */
export async function zipRequests(needs: ZipNeeds, caller: Caller, ids: readonly string[]) {
  const { actor, locale } = caller
  const downloadIds: string[] = []
  const requests: Zipped[] = []
  const zipped: { readonly file_name: string; readonly size: number }[] = []
  for (const id of new Set(ids)) {
    const { request, files } = await findDelivered(needs, actor, id)
    if (files.length === 0) continue
    requests.push({ clientId: request.client_id, number: request.number })
    zipped.push(...files.map(({ file_name, size }) => ({ file_name, size: Number(size) })))
    const { downloadId } = await saveZip(needs.db, id, 'COMPLETED', zipName(request.name))
    downloadIds.push(downloadId)
  }
  if (downloadIds.length === 0) throw new Refusal('conflict')
  checkLimits(zipped, limits)
  await recordRequests(needs, caller, requests)
  const path = needs.signedPaths.sign(bundlePath(writeBundle(downloadIds)), goodForSeconds)
  return {
    downloadUrl: `${needs.origin}${path}&${new URLSearchParams({ locale })}`,
    requests: downloadIds.length,
  }
}

async function findDelivered({ db, fileStore }: ZipNeeds, actor: Actor, id: string) {
  const request = await findRequest(db, id)
  if (!request || !isMember(actor, { clientId: request.client_id })) throw new Refusal('job_request_not_found')
  const files = (await listFiles(db, id)).filter(isDelivered)
  for (const file of files) {
    const stored = await fileStore.stat(file.file_key)
    if (!stored || !isIntact(file, stored)) throw new Refusal('file_altered')
  }
  return { request, files }
}

/** One entry per client, because a person may work for several. */
async function recordRequests({ db }: ZipNeeds, { actor, origin }: Caller, requests: readonly Zipped[]): Promise<void> {
  for (const clientId of new Set(requests.map((request) => request.clientId))) {
    const numbers = requests.filter((request) => request.clientId === clientId).map(({ number }) => number)
    await recordDownload(db, {
      actor,
      origin,
      action: 'requests-downloaded',
      subject: { type: 'client', id: String(clientId) },
      details: { numbers },
      validForSeconds: goodForSeconds,
    })
  }
}
