import type { SentFile } from '@portolan/contract/job-request-creation'
import { inProgress } from '@portolan/contract/job-requests'
import type { Submission } from '@portolan/contract/submission-mode'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { beginWork } from './keep-request.ts'
import { messages } from './messages/en.ts'
import { insertFiles, listFiles, lockRequest, stopWaitingForFiles } from './store-requests.ts'
import { checkLimits, duplicates, takeFiles, visitorLimits } from './take-files.ts'

type Needs = { readonly db: Database; readonly fileStore: FileStore }
type Added = {
  readonly id: string
  readonly requestType: Submission
  readonly fileNames: readonly string[]
  readonly category: SentFile['category']
}

/** What arrived through the form of a request becomes part of it. With the first source documents the work begins. */
export async function addFiles(needs: Needs, { id, requestType, fileNames, category }: Added): Promise<void> {
  await needs.db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id)
    const prefix = request?.upload_prefix
    if (!request || !prefix || request.request_type !== requestType) throw new Refusal('job_request_not_found')
    const isSource = category === 'SOURCE_DOCUMENT'
    if (!inProgress.includes(request.status) || (isSource && !request.is_waiting_for_files))
      throw new Refusal('conflict')
    const known = await listFiles(tx, id)
    const added = fileNames.filter((name) => !known.some((file) => file.file_key === prefix + name))
    const twice = duplicates([...known.map((file) => file.file_name), ...added])
    if (twice.length > 0)
      throw new Refusal(
        'malformed',
        twice.map((name) => ({ path: 'body.fileNames', message: messages.nameTwice(name) })),
      )
    const sent = added.map((fileName) => ({ fileName, category, fileKey: prefix + fileName }))
    const files = await takeFiles(needs, tx, sent, visitorLimits, null)
    checkLimits([...known.map(({ size }) => ({ size: Number(size) })), ...files], visitorLimits)
    await insertFiles(tx, id, files)
    if (!isSource) return
    await stopWaitingForFiles(tx, id)
    await beginWork(tx, request)
  })
}
