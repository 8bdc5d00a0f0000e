import { Refusal } from '../../platform/refusal.ts'
import type { RequestFile } from '../job-requests/index.ts'

type Delivered = Pick<RequestFile, 'sha256'>

const withBytesOf = (
  others: readonly Delivered[],
  files: readonly RequestFile[],
  category: RequestFile['category'],
) => {
  const digests = new Set(others.map(({ sha256 }) => sha256))
  return files.filter((file) => file.category === category && file.sha256 !== null && digests.has(file.sha256))
}

/** Names of the files of the client whose bytes are delivered: most likely they were chosen by mistake. */
export const namesOfSources = (delivered: readonly Delivered[], known: readonly RequestFile[]): string[] =>
  withBytesOf(delivered, known, 'SOURCE_DOCUMENT').map(({ file_name }) => file_name)

/** Keys of the translated files that are files of the client. */
export const keysOfSources = (known: readonly RequestFile[]): string[] =>
  withBytesOf(
    known.filter(({ category }) => category === 'SOURCE_DOCUMENT'),
    known,
    'TRANSLATED_DOCUMENT',
  ).map(({ file_key }) => file_key)

export function refuseSources(delivered: readonly Delivered[], known: readonly RequestFile[]): void {
  const names = namesOfSources(delivered, known)
  if (names.length > 0) throw new Refusal('delivery_is_source', { name: names.join(', ') })
}

/** The translations that the client has after the order is completed. A correction keeps those that it leaves alone. */
export function filesAfterDelivery(known: readonly RequestFile[], isCorrection: boolean): RequestFile[] {
  const files = known.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
  const added = files.filter(({ is_withheld }) => is_withheld)
  if (!isCorrection) return added
  const isReplaced = (file: RequestFile) =>
    added.some(({ language_id, file_name }) => language_id === file.language_id && file_name === file.file_name)
  return files.filter((file) => file.is_withheld || (!file.is_removed && !isReplaced(file)))
}
