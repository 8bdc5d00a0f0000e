import { uploadLimits } from '@portolan/contract/files/files'
import { Refusal } from '../../../platform/refusal.ts'

export type Limits = {
  readonly files: number
  /** For all files, or by the name of each. */
  readonly bytesPerFile: number | ((fileName: string) => number)
  readonly bytesInTotal?: number
}

export const visitorLimits: Limits = uploadLimits.anonymous

/** Null: no limit on the total size of a request. */
export const memberLimits = (bytesInTotal: number | null): Limits => ({
  ...uploadLimits.signedIn,
  ...(bytesInTotal !== null && { bytesInTotal }),
})

/** Checks all files of a request together and names the limit that is exceeded. */
export function checkLimits(
  files: readonly { readonly file_name: string; readonly size: number }[],
  { files: most, bytesPerFile, bytesInTotal = Number.POSITIVE_INFINITY }: Limits,
): void {
  if (files.length > most) throw new Refusal('files_too_large', { limit: 'count', files: most })
  const limitOf = (name: string) => (typeof bytesPerFile === 'number' ? bytesPerFile : bytesPerFile(name))
  const large = files.find(({ file_name, size }) => size > limitOf(file_name))
  if (large) {
    const megabytes = inMegabytes(limitOf(large.file_name))
    throw new Refusal('files_too_large', { limit: 'namedFile', megabytes, name: large.file_name })
  }
  if (files.reduce((sum, { size }) => sum + size, 0) > bytesInTotal)
    throw new Refusal('files_too_large', { limit: 'total', megabytes: inMegabytes(bytesInTotal) })
}

const inMegabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2)
