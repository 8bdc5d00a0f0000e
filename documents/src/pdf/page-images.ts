import { chunksOf, type Source } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'

const imageMark = /\/Subtype\s{0,9}\/Image\b/g
const width = /\/Width\s{0,9}(\d{1,6})/
const height = /\/Height\s{0,9}(\d{1,6})/
const dictionaryBytes = 600
/** Smaller than a page scanned at the lowest usual resolution. */
const leastPixels = 600

/** Counts images of page size. Their dictionaries are never compressed, so the raw bytes can be searched. */
export async function countPageImages(source: Source, yieldPoint: YieldPoint): Promise<number> {
  let before = ''
  let images = 0
  let offset = 0
  for await (const chunk of chunksOf(source, yieldPoint)) {
    const isLast = offset + chunk.length >= source.size
    const bytes = before + chunk.toString('latin1')
    const end = isLast ? bytes.length : Math.max(0, bytes.length - dictionaryBytes)
    const start = offset === 0 ? 0 : dictionaryBytes
    for (const { index } of bytes.matchAll(imageMark))
      if (index >= start && index < end && isLarge(bytes, index)) images++
    before = bytes.slice(Math.max(0, bytes.length - 2 * dictionaryBytes))
    offset += chunk.length
  }
  return images
}

/** Reads the dictionary around the match. */
function isLarge(bytes: string, index: number): boolean {
  const before = bytes.slice(Math.max(0, index - dictionaryBytes), index)
  const after = bytes.slice(index, index + dictionaryBytes)
  const end = after.indexOf('stream')
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + (end < 0 ? after : after.slice(0, end))
  const pixels = (side: RegExp): number => Number(side.exec(dictionary)?.[1] ?? 0)
  return pixels(width) >= leastPixels && pixels(height) >= leastPixels
}
