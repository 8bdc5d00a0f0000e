import type { Readable } from 'node:stream'

/** Where the bytes of files live. A key is visible only once all its bytes are safe, and is then never half of anything. */
export type FileStore = {
  name: string
  /** A form any browser may post one file with. Its key ends in `${filename}`, which the store replaces by the name of the file. */
  presignPost(options: PostOptions): Promise<{ url: string; fields: Record<string, string> }>
  signDownloadUrl(key: string, options: DownloadOptions): Promise<string>
  write(key: string, source: AsyncIterable<Uint8Array>, limit?: { maxBytes: number }): Promise<StoredFile>
  /** `end` is inclusive, as in a Range header. */
  read(key: string, range?: { start: number; end?: number }): Promise<Readable>
  stat(key: string): Promise<StoredFile | undefined>
  copy(from: string, to: string): Promise<void>
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>
  /** Every file whose key starts with the prefix, in no promised order and perhaps without its digests. */
  list(prefix: string): AsyncIterable<StoredFile>
}

/** The digests are there when the store knows them: always for `write`, not always for what a browser posted. */
export type StoredFile = { key: string; size: number; sha256?: string; crc32?: number; storedAt: Date }

export type PostOptions = { keyPrefix: string; minBytes?: number; maxBytes: number; expiresInSeconds: number }

/** `inline` lets the browser show the file; otherwise it is saved under its name. */
export type DownloadOptions = { fileName: string; inline: boolean; contentType?: string; expiresInSeconds: number }

export type FileStoreFailure = 'not-found' | 'too-large' | 'no-room' | 'unreachable' | 'refused'

export class FileStoreError extends Error {
  readonly reason: FileStoreFailure
  readonly retry: 'later' | 'never'

  constructor(reason: FileStoreFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FileStoreError'
    this.reason = reason
    this.retry = reason === 'no-room' || reason === 'unreachable' ? 'later' : 'never'
  }
}
