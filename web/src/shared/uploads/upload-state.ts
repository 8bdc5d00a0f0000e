/** Which of the lists of a form a file belongs to. */
export type UploadList = 'project' | 'reference'

/**
 * `reconnecting`: the connection is gone and we wait for it. `checking`: all bytes are there, and the store looks at them.
 * `kept`: it was there before, and need not be sent.
 */
export type UploadStatus =
  | 'waiting'
  | 'uploading'
  | 'reconnecting'
  | 'checking'
  | 'done'
  | 'failed'
  | 'cancelled'
  | 'kept'

export type UploadItem = {
  readonly id: string
  readonly list: UploadList
  readonly file: File
  /** As the server will know it. */
  readonly name: string
  readonly size: number
  readonly status: UploadStatus
  readonly sentBytes: number
  readonly bytesPerSecond: number | null
  /** Why it failed, in words. */
  readonly problem: string | null
  /** Where it is stored, once it is. */
  readonly fileKey: string | null
}

/** A file that is stored already. */
export type KeptFile = Pick<UploadItem, 'list' | 'name' | 'size'> & { readonly fileKey: string }

export type UploadState = {
  readonly items: readonly UploadItem[]
  /** What could not be added the last time, in sentences. */
  readonly refusals: readonly { readonly list: UploadList; readonly text: string }[]
  readonly bytesPerSecond: number | null
}

export const noUploads: UploadState = { items: [], refusals: [], bytesPerSecond: null }

export const isOnItsWay = ({ status }: UploadItem): boolean =>
  status === 'uploading' || status === 'reconnecting' || status === 'checking'

/** Something would be lost if the page were left now. */
export const isUploading = ({ items }: UploadState): boolean => items.some(isOnItsWay)

/** Between 0 and 1, over all files together; 1 where there is nothing to send. */
export function uploadedFraction({ items }: UploadState): number {
  const all = items.reduce((sum, { size }) => sum + size, 0)
  const sent = items.reduce((sum, { sentBytes }) => sum + sentBytes, 0)
  return all === 0 ? 1 : sent / all
}

export function secondsLeft(bytesLeft: number, bytesPerSecond: number | null): number | null {
  return bytesPerSecond === null || bytesPerSecond < 1 ? null : Math.ceil(bytesLeft / bytesPerSecond)
}
