import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type { SentFile, SentLink } from '@portolan/contract/job-requests/create'
import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { claimedKey, claimFiles, isIntact, type StoredFiles, statUploads } from '../../files/index.ts'
import type { NewFileRow } from '../store-requests.ts'
import { checkLimits, type Limits } from './check-limits.ts'
import { cleanNames, normalizeName } from './clean-names.ts'
import { findFilesOfClient } from './store-reuse.ts'

/** Requires a source document, and unique names because deliverables are matched by name. */
export function checkNames(
  files: readonly Pick<SentFile, 'fileName' | 'category'>[],
  links: readonly SentLink[],
): void {
  const problems: FieldProblem[] = [
    ...duplicates(files.map(({ fileName }) => fileName)),
    ...duplicates(links.map(({ name }) => name)),
  ].map((name) => ({ path: 'body.files', code: 'file_name_twice', params: { name } }))
  if (duplicates(links.map(({ url }) => url)).length > 0) problems.push({ path: 'body.fileLinks', code: 'link_twice' })
  if (![...files, ...links].some(({ category }) => category === 'SOURCE_DOCUMENT'))
    problems.push({ path: 'body.files', code: 'required' })
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

export function duplicates(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = normalizeName(name)
    return seen.has(key) || !seen.add(key)
  })
}

type FileNeeds = { readonly db: Database; readonly fileStore: FileStore }

/** Asks the store about sent files, uploads and earlier ones alike, before the transaction that takes them begins. */
export async function lookUpFiles(
  { db, fileStore }: FileNeeds,
  files: readonly SentFile[],
  clientId: number | null,
): Promise<StoredFiles> {
  const keys = files.map(({ fileKey }) => fileKey)
  const earlier = clientId === null ? [] : await findFilesOfClient(db, clientId, withClaimed(keys))
  return statUploads(
    fileStore,
    keys,
    earlier.map(({ key }) => key),
  )
}

/** A file of an earlier request may be named by its final key or by the key it was uploaded under. */
const withClaimed = (keys: readonly string[]): string[] => [...new Set([...keys, ...keys.map(claimedKey)])]

type SentFiles = {
  readonly files: readonly SentFile[]
  /** What `lookUpFiles` found. */
  readonly stored: StoredFiles
  readonly actor: Actor | undefined
  readonly limits: Limits
  /** The client whose earlier files may be used again; null for none. */
  readonly clientId: number | null
  /** Files that the request holds already. */
  readonly there?: readonly { readonly file_name: string; readonly size: string }[]
}

/** Claims uploads, and uses files of the client's earlier requests again where they are. */
export async function takeFiles(fileStore: FileStore, tx: Tx, sent: SentFiles): Promise<NewFileRow[]> {
  const { files, stored, actor, limits, clientId, there = [] } = sent
  const keys = files.map(({ fileKey }) => fileKey)
  const earlier = clientId === null ? [] : await findEarlier(tx, stored, clientId, keys)
  const earlierUnder = (key: string) => earlier.find((file) => file.key === key || file.key === claimedKey(key))
  const uploads = keys.filter((key) => !earlierUnder(key))
  const claimed = await claimFiles(tx, { fileStore, stored, actor }, uploads)
  const names = cleanNames(
    files.map(({ fileName }) => fileName),
    there.map((file) => file.file_name),
  )
  const rows = files.map(({ category, fileKey }, index) => {
    const file = earlierUnder(fileKey) ?? claimed.find(({ uploadKey }) => uploadKey === fileKey)
    if (!file) throw new Refusal('file_not_found')
    const file_name = names[index] ?? ''
    return {
      category,
      file_name,
      file_key: file.key,
      language_id: null,
      sha256: file.sha256 ?? null,
      size: file.size,
    }
  })
  checkLimits([...there.map(({ file_name, size }) => ({ file_name, size: Number(size) })), ...rows], limits)
  return rows
}

/** Leaves out files that the store has lost or that were altered: they count as unknown keys. */
async function findEarlier(tx: Tx, stored: StoredFiles, clientId: number, keys: readonly string[]) {
  const files = await findFilesOfClient(tx, clientId, withClaimed(keys))
  return files.filter((file) => {
    const found = stored.get(file.key)
    return found !== undefined && isIntact(file, found)
  })
}

export const cleanLinks = (links: readonly SentLink[]): SentLink[] => {
  const names = cleanNames(links.map(({ name }) => name))
  return links.map((link, index) => ({ ...link, name: names[index] ?? link.name }))
}
