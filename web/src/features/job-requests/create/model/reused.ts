import type { FileRejection, JobRequest } from '@portolan/contract/job-requests/requests'
import type { KeptFile, UploadList } from '../../../../shared/uploads/upload-state.ts'

export type RejectedFile = { readonly list: UploadList; readonly name: string; readonly rejection: FileRejection }

/** An earlier request that is sent once more, with what is left of its files. */
export type Reused = {
  readonly request: JobRequest
  readonly files: readonly KeptFile[]
  /** Files that are no longer stored. */
  readonly gone: readonly { readonly list: UploadList; readonly name: string }[]
  /** Files that screening did not accept. */
  readonly rejected: readonly RejectedFile[]
}
