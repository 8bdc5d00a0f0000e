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

  /** A file sent in parts, in any order and several at once, so that a cut connection costs no more than one of them. */
  startMultipart(key: string, plan: { size: number; partBytes: number }): Promise<MultipartUpload>
  /** Where a browser may PUT this part, with exactly the bytes the plan gives it. Sent again, it replaces the first. */
  signPart(upload: MultipartUpload, partNumber: number, expiresInSeconds: number): Promise<string>
  /** The numbers of the parts that are safe. */
  listParts(upload: MultipartUpload): Promise<number[]>
  /** Gives the file its key; refused while a part is missing. Completing once more answers the same. */
  completeMultipart(upload: MultipartUpload): Promise<StoredFile>
  /** Giving up what is not there is no failure. */
  abortMultipart(upload: MultipartUpload): Promise<void>
  /** Gives up uploads never completed that began, or had their last part where that is known, before this moment. Answers how many. */
  sweepMultiparts(untouchedSince: Date): Promise<number>

  /** Undefined where the store has no disk of ours to fill. */
  room(): Promise<Room | undefined>
}

/** What is free on the disk of the store, and how much of it is kept for everything but uploads. */
export type Room = { freeBytes: number; reserveBytes: number }

/**
 * Asked before the file of a form is taken, with the most bytes it may have. What it throws is answered: `over-quota`,
 * `no-room`, or `refused` where the form is good for nothing any more. Otherwise it is told how the upload ended.
 */
export type AdmitUpload = (key: string, mostBytes: number) => Promise<AdmittedUpload>
type AdmittedUpload = { arrived(bytes: number): Promise<void>; failed(): Promise<void> }

/** All of the store's own memory of an upload that its user has to bring along. */
export type MultipartUpload = { key: string; uploadId: string; size: number; partBytes: number }

export const countParts = ({ size, partBytes }: Pick<MultipartUpload, 'size' | 'partBytes'>): number =>
  Math.ceil(size / partBytes)

/** Parts count from 1; the last one has what is left. */
export const bytesOfPart = ({ size, partBytes }: MultipartUpload, partNumber: number): number =>
  Math.min(partBytes, size - (partNumber - 1) * partBytes)

export function missingParts(upload: MultipartUpload, there: readonly number[]): number[] {
  const known = new Set(there)
  return Array.from({ length: countParts(upload) }, (_, index) => index + 1).filter((number) => !known.has(number))
}

/** The digests are there when the store knows them: always for `write`, not always for what a browser posted. */
export type StoredFile = { key: string; size: number; sha256?: string; crc32?: number; storedAt: Date }

export type PostOptions = { keyPrefix: string; minBytes?: number; maxBytes: number; expiresInSeconds: number }

/** `inline` lets the browser show the file; otherwise it is saved under its name. */
export type DownloadOptions = { fileName: string; inline: boolean; contentType?: string; expiresInSeconds: number }

export type FileStoreFailure = 'not-found' | 'too-large' | 'no-room' | 'over-quota' | 'unreachable' | 'refused'

export class FileStoreError extends Error {
  readonly reason: FileStoreFailure
  readonly retry: 'later' | 'never'
  /** The limit that was reached. */
  readonly megabytes: number | undefined

  constructor(reason: FileStoreFailure, message: string, options?: ErrorOptions & { megabytes?: number }) {
    super(message, options)
    this.name = 'FileStoreError'
    this.reason = reason
    this.megabytes = options?.megabytes
    this.retry = reason === 'no-room' || reason === 'unreachable' ? 'later' : 'never'
  }
}
