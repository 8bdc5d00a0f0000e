import { uploadLimits } from '@portolan/contract/files'
import type { SentFile, SentLink } from '@portolan/contract/job-request-creation'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore, StoredFile } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import { claimFiles } from '../files/index.ts'
import { messages } from './messages/en.ts'
import type { NewFileRow } from './store-requests.ts'
import { findFilesOfClient } from './store-reuse.ts'

type Limits = { readonly files: number; readonly bytesPerFile: number; readonly bytesInTotal?: number }

export const memberLimits: Limits = uploadLimits.signedIn
export const visitorLimits: Limits = uploadLimits.anonymous

/** Something to translate has to be there, and no name twice: deliverables are found by it. */
export function checkNames(
  files: readonly Pick<SentFile, 'fileName' | 'category'>[],
  links: readonly SentLink[],
): void {
  const problems = [
    ...duplicates(files.map(({ fileName }) => fileName)),
    ...duplicates(links.map(({ name }) => name)),
  ].map((name) => ({ path: 'body.files', message: messages.nameTwice(name) }))
  if (duplicates(links.map(({ url }) => url)).length > 0)
    problems.push({ path: 'body.fileLinks', message: messages.linkTwice })
  if (![...files, ...links].some(({ category }) => category === 'SOURCE_DOCUMENT'))
    problems.push({ path: 'body.files', message: messages.required })
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

export function duplicates(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = name.normalize('NFC').toLowerCase()
    return seen.has(key) || !seen.add(key)
  })
}

type Needs = { readonly fileStore: FileStore }

/** Uploads are claimed; files of the organisation's earlier requests are used again where they lie. */
export async function takeFiles(
  { fileStore }: Needs,
  tx: Tx,
  files: readonly SentFile[],
  limits: Limits,
  clientId: number | null,
): Promise<NewFileRow[]> {
  const keys = files.map(({ fileKey }) => fileKey)
  const earlier = clientId === null ? [] : await stillThere(fileStore, await findFilesOfClient(tx, clientId, keys))
  const uploads = keys.filter((key) => !earlier.some((file) => file.key === key))
  const stored = new Map([...earlier, ...(await claimFiles(tx, fileStore, uploads))].map((file) => [file.key, file]))
  checkLimits([...stored.values()], limits)
  return files.map((file) => {
    const { size, sha256 } = stored.get(file.fileKey) ?? { size: 0 }
    return {
      category: file.category,
      file_name: file.fileName,
      file_key: file.fileKey,
      language_id: null,
      sha256: sha256 ?? null,
      size,
    }
  })
}

/** What the store has lost meanwhile is no more than a key that never was. */
async function stillThere<File extends { readonly key: string }>(fileStore: FileStore, files: readonly File[]) {
  const stored = await Promise.all(files.map(({ key }) => fileStore.stat(key)))
  return files.filter((_, index) => stored[index] !== undefined)
}

export function checkLimits(files: readonly Pick<StoredFile, 'size'>[], limits: Limits): void {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const isWithin =
    files.length <= limits.files &&
    files.every(({ size }) => size <= limits.bytesPerFile) &&
    total <= (limits.bytesInTotal ?? Number.POSITIVE_INFINITY)
  if (!isWithin) throw new Refusal('files_too_large')
}
