import { useEffect } from 'react'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import type { Reused } from './reused.ts'

/** Lists the files of the request that is sent once more. They are not uploaded again. */
export function useKeptFiles(uploader: Uploader, reused: Reused | undefined): void {
  useEffect(() => {
    if (reused) uploader.keep(reused.files, reused.gone)
  }, [uploader, reused])
}
