import { useEffect } from 'react'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import type { Reused } from './reused.ts'

/** The files of the request that is sent once more stand in the form, and need not be sent again. */
export function useKeptFiles(uploader: Uploader, reused: Reused | undefined): void {
  useEffect(() => {
    if (reused) uploader.keep(reused.files, reused.gone)
  }, [uploader, reused])
}
