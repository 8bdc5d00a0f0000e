import type { FileRejection } from '@portolan/contract/job-requests/requests'
import type { JobContext } from '../../../platform/jobs/index.ts'
import type { FileRow } from '../store-requests.ts'
import { altered, withClaimedBytes } from './check-file.ts'
import { type InspectNeeds, inspectUpload } from './inspect-upload.ts'

export type ScreenedFile = Pick<FileRow, 'job_request_id' | 'file_key' | 'file_name' | 'sha256'>
type Verdict = {
  readonly type: string | null
  readonly rejection: FileRejection | null
  readonly sha256: string | null
}

/** Whether a claimed file is safe to open; a file that is not the one that was claimed is rejected. */
export async function screenFile(
  needs: InspectNeeds,
  file: ScreenedFile,
  context: Pick<JobContext, 'id' | 'signal'>,
): Promise<Verdict> {
  const inspect = (fileStore: InspectNeeds['fileStore']) => inspectUpload({ ...needs, fileStore }, file, context)
  const found = await withClaimedBytes(needs, file, inspect)
  return found ? { ...found.result, sha256: found.sha256 } : { type: null, rejection: altered, sha256: file.sha256 }
}
