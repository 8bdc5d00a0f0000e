import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type { SentFile, SentLink } from '@portolan/contract/job-requests/create'
import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FileStore } from '../../../ports/file-store.ts'
import type { Tx } from '../../../tables/database.ts'
import { claimedKey, claimFiles, isIntact } from '../../files/index.ts'
import type { NewFileRow } from '../store-requests.ts'
import { checkLimits, type Limits } from './check-limits.ts'
import { cleanNames, sameName } from './clean-names.ts'
import { findFilesOfClient } from './store-reuse.ts'

/** Something to translate has to be there, and no name twice: deliverables are found by it. */
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
    const key = sameName(name)
    return seen.has(key) || !seen.add(key)
  })
}

type Taken = {
  readonly files: readonly SentFile[]
  readonly actor: Actor | undefined
  readonly limits: Limits
  /** Whose earlier files may be used again; null for none. */
  readonly clientId: number | null
  /** What the request holds already. */
  readonly there?: readonly { readonly file_name: string; readonly size: string }[]
}

/** Uploads are claimed; files of the organisation's earlier requests are used again where they lie. */
export async function takeFiles(fileStore: FileStore, tx: Tx, taken: Taken): Promise<NewFileRow[]> {
  const { files, actor, limits, clientId, there = [] } = taken
  const keys = files.map(({ fileKey }) => fileKey)
  const earlier = clientId === null ? [] : await findEarlier(fileStore, tx, clientId, keys)
  const earlierUnder = (key: string) => earlier.find((file) => file.key === key || file.key === claimedKey(key))
  const uploads = keys.filter((key) => !earlierUnder(key))
  const claimed = await claimFiles(tx, { fileStore, actor }, uploads)
  const names = cleanNames(
    files.map(({ fileName }) => fileName),
    there.map((file) => file.file_name),
  )
  const rows = files.map(({ category, fileKey }, index) => {
    const stored = earlierUnder(fileKey) ?? claimed.find(({ uploadKey }) => uploadKey === fileKey)
    if (!stored) throw new Refusal('file_not_found')
    const file_name = names[index] ?? ''
    return {
      category,
      file_name,
      file_key: stored.key,
      language_id: null,
      sha256: stored.sha256 ?? null,
      size: stored.size,
    }
  })
  checkLimits([...there.map(({ file_name, size }) => ({ file_name, size: Number(size) })), ...rows], limits)
  return rows
}

/** What the store has lost meanwhile is no more than a key that never was, and neither is what is not as it was. */
async function findEarlier(fileStore: FileStore, tx: Tx, clientId: number, keys: readonly string[]) {
  const files = await findFilesOfClient(tx, clientId, [...new Set([...keys, ...keys.map(claimedKey)])])
  const stored = await Promise.all(files.map(({ key }) => fileStore.stat(key)))
  return files.filter((file, index) => {
    const found = stored[index]
    return found !== undefined && isIntact(file, found)
  })
}

export const cleanLinks = (links: readonly SentLink[]): SentLink[] => {
  const names = cleanNames(links.map(({ name }) => name))
  return links.map((link, index) => ({ ...link, name: names[index] ?? link.name }))
}
