import { useEffect, useState, useSyncExternalStore } from 'react'
import { isUploading, noUploads, type UploadState } from './upload-state.ts'
import { createUploader, type Uploader, type UploaderOptions } from './uploader.ts'

/** An uploader for as long as the form is there. */
export function useUploader(options: UploaderOptions): Uploader {
  const [uploader] = useState(() => createUploader(options))
  useEffect(() => () => uploader.close(), [uploader])
  return uploader
}

/** What the uploads are doing. While something is on its way, leaving the page is asked about. */
export function useUploads(uploader: Uploader): UploadState {
  const state = useSyncExternalStore(uploader.subscribe, uploader.getState, () => noUploads)
  const hasToStay = isUploading(state)
  useEffect(() => {
    if (!hasToStay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasToStay])
  return state
}
