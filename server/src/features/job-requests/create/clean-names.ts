import { sanitiseFileName } from '@portolan/contract/files/file-name'

/** The files may be unpacked onto a file system that does not tell these apart. */
export const sameName = (name: string): string => name.normalize('NFC').toLowerCase()

/**
 * The names files are known by from here on, in their order: cleaned, and each only once. Names that became the same by
 * the cleaning are numbered; names that were the same before are for the caller to refuse.
 */
export function cleanNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const seen = new Set(taken.map(sameName))
  return names.map((name) => {
    const clean = sanitiseFileName(name)
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
