import type { SentFile } from '@portolan/contract/job-requests/create'
import { inProgress } from '@portolan/contract/job-requests/requests'
import type { Submission } from '@portolan/contract/job-requests/submission-mode'
import { dayOfDate } from '../../../platform/provider-days.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { claimedKey, type StoredFiles, statUploads } from '../../files/index.ts'
import { visitorLimits } from '../create/check-limits.ts'
import { startWork } from '../create/create-request.ts'
import { duplicates, takeFiles } from '../create/take-files.ts'
import {
  findRequest,
  insertFiles,
  listFiles,
  lockRequest,
  type NewFileRow,
  stopWaitingForFiles,
} from '../store-requests.ts'

type Needs = { readonly db: Database; readonly fileStore: FileStore }
type FilesToAdd = {
  readonly id: string
  readonly requestType: Submission
  readonly fileNames: readonly string[]
  readonly category: SentFile['category']
}

/**
 * Adds files that were uploaded with the form of a request. The first source documents start the work. Returns the files
 * as the request holds them, including those added by an earlier call.
 */
export async function addFiles(needs: Needs, added: FilesToAdd): Promise<{ files: SentFile[] }> {
  const { id, requestType, category } = added
  // The prefix of a request never changes, so it is safe to read it before the lock.
  const uploadPrefix = (await findRequest(needs.db, id))?.upload_prefix ?? ''
  const stored = await statUploads(
    needs.fileStore,
    added.fileNames.map((name) => uploadPrefix + name),
  )
  return needs.db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id)
    const prefix = request?.upload_prefix
    if (!request || !prefix || request.request_type !== requestType) throw new Refusal('job_request_not_found')
    const isSource = category === 'SOURCE_DOCUMENT'
    if (!inProgress.includes(request.status) || (isSource && !request.is_waiting_for_files))
      throw new Refusal('conflict')
    const files = await add(tx, needs.fileStore, { ...added, prefix, stored })
    if (isSource) {
      await stopWaitingForFiles(tx, id)
      await startWork(tx, request, request.needed_by && dayOfDate(request.needed_by))
    }
    return { files: files.map((file) => ({ fileName: file.file_name, fileKey: file.file_key, category })) }
  })
}

type Row = Pick<NewFileRow, 'file_name' | 'file_key'>

type FoundFiles = FilesToAdd & { readonly prefix: string; readonly stored: StoredFiles }

async function add(tx: Tx, fileStore: FileStore, uploaded: FoundFiles): Promise<Row[]> {
  const { id, fileNames, category, prefix, stored } = uploaded
  const there = await listFiles(tx, id)
  const keyOf = (name: string) => claimedKey(prefix + name)
  const before = there.filter((file) => fileNames.some((name) => keyOf(name) === file.file_key))
  const fresh = fileNames.filter((name) => !before.some((file) => file.file_key === keyOf(name)))
  const twice = duplicates([...there.map((file) => file.file_name), ...fresh])
  if (twice.length > 0)
    throw new Refusal(
      'malformed',
      twice.map((name) => ({ path: 'body.fileNames', code: 'file_name_twice', params: { name } })),
    )
  const files = fresh.map((fileName) => ({ fileName, category, fileKey: prefix + fileName }))
  const rows = await takeFiles(fileStore, tx, {
    files,
    stored,
    actor: undefined,
    limits: visitorLimits,
    clientId: null,
    there,
  })
  await insertFiles(tx, id, rows)
  return [...before, ...rows]
}
