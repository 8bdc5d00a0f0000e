import { uploadLimits } from '@portolan/contract/files/files'
import { Refusal } from '../../../platform/refusal.ts'

export type Limits = { readonly files: number; readonly bytesPerFile: number; readonly bytesInTotal?: number }

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
  const large = files.find(({ size }) => size > bytesPerFile)
  if (large) {
    const megabytes = inMegabytes(bytesPerFile)
    throw new Refusal('files_too_large', { limit: 'namedFile', megabytes, name: large.file_name })
  }
  if (files.reduce((sum, { size }) => sum + size, 0) > bytesInTotal)
    throw new Refusal('files_too_large', { limit: 'total', megabytes: inMegabytes(bytesInTotal) })
}

const inMegabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2)
