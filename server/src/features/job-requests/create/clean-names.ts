import { sanitizeFileName } from '@portolan/contract/files/file-name'

/** Normalizes a name for comparison: some file systems ignore case and Unicode forms. */
export const normalizeName = (name: string): string => name.normalize('NFC').toLowerCase()

/**
 * Cleans file names, in their order, and makes each unique. Names that became equal by cleaning are numbered; the caller
 * refuses names that were equal before.
 */
export function cleanNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const seen = new Set(taken.map(normalizeName))
  return names.map((name) => {
    const clean = sanitizeFileName(name)
    let free = clean
    for (let number = 2; seen.has(normalizeName(free)); number++) free = numbered(clean, number)
    seen.add(normalizeName(free))
    return free
  })
}

const longestName = 255

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  const mark = ` (${number})`
  const room = longestName - mark.length - (name.length - end)
  return name.slice(0, Math.min(end, room)).toWellFormed() + mark + name.slice(end)
}
