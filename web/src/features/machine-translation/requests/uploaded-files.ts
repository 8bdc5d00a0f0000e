import { retryFailed } from '../../../shared/uploads/send-all.ts'
import type { Uploader } from '../../../shared/uploads/uploader.ts'

/** A file could not be uploaded. Its row in the list says why. */
export class UploadsFailed extends Error {}

/** The files with their keys, once all of them are uploaded. */
export async function uploadedFiles(uploader: Uploader) {
  retryFailed(uploader)
  const { items } = await uploader.settled()
  return items.map(({ name, fileKey }) => {
    if (fileKey === null) throw new UploadsFailed(name)
    return { fileName: name, fileKey }
  })
}
