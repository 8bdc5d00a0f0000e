import { useEffect } from 'react'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { type Content, wantFiles } from './send-uploads.ts'

/** What is added is sent at once, so that it can be counted; it is there already when the form goes out. */
export function useEarlyUploads(uploader: Uploader, content: readonly Content[], isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    wantFiles(uploader, content)
    uploader.start()
  }, [uploader, content, isOn])
}
