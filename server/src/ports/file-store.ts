import type { Readable } from 'node:stream'

/** Stores files by key. A key becomes visible only once all bytes of its file are stored. */
export type FileStore = {
  name: string
  /** A form with which a browser may post one file. Its key ends in `${filename}`, which the store replaces by the file name. */
  presignPost(options: PostOptions): Promise<{ url: string; fields: Record<string, string> }>
  signDownloadUrl(key: string, options: DownloadOptions): Promise<string>
  write(key: string, source: AsyncIterable<Uint8Array>, limit?: { maxBytes: number }): Promise<StoredFile>
  /** `end` is inclusive, as in a Range header. */
  read(key: string, range?: { start: number; end?: number }): Promise<Readable>
  stat(key: string): Promise<StoredFile | undefined>
  copy(from: string, to: string): Promise<void>
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>
  /** Files whose key starts with the prefix, in any order. Digests may be missing. */
  list(prefix: string): AsyncIterable<StoredFile>

  /** Starts an upload in parts, which may arrive in any order, so that a broken connection costs at most one part. */
  startMultipart(key: string, plan: { size: number; partBytes: number }): Promise<MultipartUpload>
  /** The URL to PUT this part to, with exactly its planned length. Sending a part once more replaces it. */
  signPart(upload: MultipartUpload, partNumber: number, expiresInSeconds: number): Promise<string>
  /** The numbers of the stored parts. */
  listParts(upload: MultipartUpload): Promise<number[]>
  /** Gives the file its key. Fails while a part is missing. Idempotent. */
  completeMultipart(upload: MultipartUpload): Promise<StoredFile>
  /** Aborting a missing upload is not an error. */
  abortMultipart(upload: MultipartUpload): Promise<void>
  /** Aborts uploads without activity since this moment and returns their number. Stores that do not know the last part go by the start. */
  sweepMultiparts(untouchedSince: Date): Promise<number>

  /** Undefined where the store does not use a local disk. */
  room(): Promise<Room | undefined>
}

/** Free space on the disk of the store, and how much of it uploads must leave free. */
export type Room = { freeBytes: number; reserveBytes: number }

/**
 * Called with the maximum size before a form's file is received. To reject the upload it throws `over-quota`, `no-room`,
 * or `refused` where the form is no longer valid. Otherwise the store reports how the upload ended.
 */
export type AdmitUpload = (key: string, mostBytes: number) => Promise<AdmittedUpload>
type AdmittedUpload = { arrived(bytes: number): Promise<void>; failed(): Promise<void> }

/** Identifies an upload. The caller keeps it between calls. */
export type MultipartUpload = { key: string; uploadId: string; size: number; partBytes: number }

export const countParts = ({ size, partBytes }: Pick<MultipartUpload, 'size' | 'partBytes'>): number =>
  Math.ceil(size / partBytes)

/** Parts are numbered from 1. The last one may be shorter. */
export const countPartBytes = ({ size, partBytes }: MultipartUpload, partNumber: number): number =>
  Math.min(partBytes, size - (partNumber - 1) * partBytes)

export function listMissingParts(upload: MultipartUpload, stored: readonly number[]): number[] {
  const known = new Set(stored)
  return Array.from({ length: countParts(upload) }, (_, index) => index + 1).filter((number) => !known.has(number))
}

/** The digests are always known after `write`, but not always after an upload by a browser. */
export type StoredFile = { key: string; size: number; sha256?: string; crc32?: number; storedAt: Date }

export type PostOptions = { keyPrefix: string; minBytes?: number; maxBytes: number; expiresInSeconds: number }

/** `inline` lets the browser show the file instead of saving it. */
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
