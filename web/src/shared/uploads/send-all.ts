import type { UploadItem } from './upload-state.ts'
import type { Uploader } from './uploader.ts'

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
