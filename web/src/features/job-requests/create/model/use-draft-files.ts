import { findUploads } from '@portolan/contract/files/files'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/api/api-client.ts'
import type { KeptFile, UploadItem } from '../../../../shared/uploads/upload-state.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { useUploads } from '../../../../shared/uploads/use-uploader.ts'
import type { DraftFile } from './drafts.ts'

/** Lists the files of the draft again. True once that is done. */
export function useRestoredFiles(uploader: Uploader, files: readonly DraftFile[]): boolean {
  const [isDone, setDone] = useState(files.length === 0)
  useEffect(() => {
    if (files.length === 0) return
    let isLeft = false
    void findUploaded(files).then((uploaded) => {
      if (isLeft) return
      uploader.keep(
        uploaded,
        files.filter((file) => !uploaded.includes(file as KeptFile)),
      )
      setDone(true)
    })
    return () => {
      isLeft = true
    }
  }, [uploader, files])
  return isDone
}

const hasKey = (file: DraftFile): file is KeptFile => file.fileKey !== null

/** The server knows which uploads are still there, and whose they are. */
async function findUploaded(files: readonly DraftFile[]): Promise<KeptFile[]> {
  const keyed = files.filter(hasKey)
  if (keyed.length === 0) return []
  try {
    const { fileKeys } = await call(findUploads, { body: { fileKeys: keyed.map(({ fileKey }) => fileKey) } })
    return keyed.filter(({ fileKey }) => fileKeys.includes(fileKey))
  } catch {
    // Asked again when the form is sent.
    return keyed
  }
}

/** The files of the form as a draft keeps them: with the keys of those that are uploaded already. */
export function useDraftFiles(uploader: Uploader, outgoing: Uploader): DraftFile[] {
  const listed = useUploads(uploader).items
  const sent = useUploads(outgoing).items
  const keyOf = (item: UploadItem) =>
    item.status === 'kept' ? item.fileKey : (sent.find(({ file }) => file === item.file)?.fileKey ?? null)
  return listed.map((item) => ({ list: item.list, name: item.name, size: item.size, fileKey: keyOf(item) }))
}
