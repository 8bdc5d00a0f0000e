import type { SentFile } from '@portolan/contract/job-request-creation'
import type { UploadItem, UploadList } from '../../shared/uploads/upload-state.ts'
import type { Uploader } from '../../shared/uploads/uploader.ts'

/** A file that belongs to a request. */
export type Content = { readonly list: UploadList; readonly file: File }

/** The uploader has these files and no others; what it has sent of them already stays sent. */
export function wantFiles(uploader: Uploader, content: readonly Content[]): void {
  const { items } = uploader.getState()
  const isWanted = (item: UploadItem) => content.some(({ file, list }) => file === item.file && list === item.list)
  for (const item of items) if (!isWanted(item)) uploader.remove(item.id)
  for (const { list, file } of content)
    if (!items.some((item) => item.file === file && item.list === list)) uploader.add(list, [file])
}

/** What failed before is tried again; answers when every file has arrived. Fails when the signal says so. */
export function sendAll(uploader: Uploader, signal: AbortSignal): Promise<readonly UploadItem[]> {
  retryFailed(uploader)
  uploader.start()
  return new Promise((done, failed) => {
    const look = () => {
      const { items } = uploader.getState()
      const isDone = items.every(({ status }) => status === 'done')
      if (!isDone && !signal.aborted) return
      leave()
      signal.removeEventListener('abort', look)
      if (isDone) return done(items)
      uploader.close()
      failed(signal.reason)
    }
    const leave = uploader.subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })
}

export function retryFailed(uploader: Uploader): void {
  for (const { id, status } of uploader.getState().items)
    if (status === 'failed' || status === 'cancelled') uploader.retry(id)
}

export const sentFiles = (items: readonly UploadItem[]): SentFile[] =>
  items.map(({ name, list, fileKey }) => ({
    fileName: name,
    category: list === 'reference' ? 'REFERENCE' : 'SOURCE_DOCUMENT',
    fileKey: fileKey ?? '',
  }))
