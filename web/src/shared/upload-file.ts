import type { PresignedPost } from '@portolan/contract/files'
import { ApiError } from './api-error.ts'
import { uiLog } from './ui-log.ts'

export type UploadOptions = {
  readonly signal?: AbortSignal
  /** Between 0 and 1. */
  readonly onProgress?: (fraction: number) => void
}

/** Sends one file with a form the server signed. What goes wrong is logged and thrown on; a wanted end is not an error. */
export async function uploadFile(post: PresignedPost, file: File, options: UploadOptions = {}): Promise<void> {
  try {
    await send(post, file, options)
  } catch (error) {
    if (!options.signal?.aborted) uiLog.write('ERROR', 'An upload failed', error)
    throw error
  }
}

/** The form's own fields come before the file: the store checks them before it takes the first byte. */
function formOf({ fields }: PresignedPost, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  return form
}

/** XMLHttpRequest, because fetch does not tell how far an upload has come. */
function send(post: PresignedPost, file: File, { signal, onProgress }: UploadOptions): Promise<void> {
  return new Promise((done, failed) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', post.url)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1)
    request.onload = () => (request.status < 300 ? done() : failed(new ApiError(request.status, refusalIn(request))))
    request.onerror = () => failed(new ApiError(0))
    request.onabort = () => failed(signal?.reason ?? new ApiError(0))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(formOf(post, file))
  })
}

/** The store answers as S3 does, in XML. */
function refusalIn({ responseText }: XMLHttpRequest): { message?: string; errorCode?: string } {
  const part = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(responseText)?.[1]
  const message = part('Message')
  const errorCode = part('Code')
  return { ...(message && { message }), ...(errorCode && { errorCode }) }
}
