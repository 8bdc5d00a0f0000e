import { uploadLimits } from '@portolan/contract/files/files'
import { Refusal } from '../../../platform/refusal.ts'
import { messages } from '../messages/en.ts'

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
  const refuse = (message: string, details: Record<string, number>) =>
    new Refusal('files_too_large', undefined, { message, details })
  if (files.length > most) throw refuse(messages.tooManyFiles(most), { files: most })
  const large = files.find(({ size }) => size > bytesPerFile)
  if (large) {
    const megabytes = inMegabytes(bytesPerFile)
    throw refuse(messages.tooLargeFile(large.file_name, megabytes), { megabytes })
  }
  if (files.reduce((sum, { size }) => sum + size, 0) > bytesInTotal) {
    const megabytes = inMegabytes(bytesInTotal)
    throw refuse(messages.tooLargeInTotal(megabytes), { megabytes })
  }
}

const inMegabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2)
