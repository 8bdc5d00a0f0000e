import { useEffect } from 'react'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { type Content, wantFiles } from './send-uploads.ts'

/** Uploads files as soon as they are added, so that their words can be counted for the estimate. */
export function useEarlyUploads(uploader: Uploader, content: readonly Content[], isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    wantFiles(uploader, content)
    uploader.start()
  }, [uploader, content, isOn])
}
