import type { FileRejection } from '@portolan/contract/job-requests/requests'
import { audit } from '../../../platform/audit.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database } from '../../../tables/database.ts'
import { checkedStore, FileAlteredError } from '../../files/index.ts'
import type { FileRow } from '../store-requests.ts'

type ClaimedFile = Pick<FileRow, 'job_request_id' | 'file_key' | 'sha256'>

export const altered: FileRejection = 'ALTERED'

/** Reads a file only if its bytes are those that were claimed; else records the alteration and returns undefined. */
export async function withClaimedBytes<Result>(
  { db, fileStore }: { readonly db: Database; readonly fileStore: FileStore },
  file: ClaimedFile,
  work: (fileStore: FileStore) => Promise<Result>,
): Promise<{ readonly result: Result; readonly sha256: string | null } | undefined> {
  const checked = checkedStore(fileStore, file.sha256)
  try {
    const result = await work(checked)
    return { result, sha256: checked.digest() ?? file.sha256 }
  } catch (error) {
    if (!(error instanceof FileAlteredError)) throw error
    await recordAltered(db, file)
    return undefined
  }
}

export async function recordAltered(db: Database, { job_request_id: id, file_key }: ClaimedFile): Promise<void> {
  await db.transaction().execute((tx) =>
    audit(tx, {
      actor: undefined,
      action: 'file-altered',
      subject: { type: 'job-request', id },
      details: { fileKey: file_key },
    }),
  )
}
