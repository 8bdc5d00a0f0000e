import { sanitizeFileName } from '@portolan/contract/files/file-name'

/** Some file systems treat these names as equal, and the files may be unpacked there. */
export const sameName = (name: string): string => name.normalize('NFC').toLowerCase()

/**
 * Cleans file names, in their order, and makes each unique. Names that became equal by cleaning are numbered; the caller
 * refuses names that were equal before.
 */
export function cleanNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const seen = new Set(taken.map(sameName))
  return names.map((name) => {
    const clean = sanitizeFileName(name)
    let free = clean
    for (let number = 2; seen.has(sameName(free)); number++) free = numbered(clean, number)
    seen.add(sameName(free))
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
