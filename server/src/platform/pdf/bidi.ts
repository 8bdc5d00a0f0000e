import bidiPackage from 'bidi-js'

export type TextDirection = 'ltr' | 'rtl'

// The package exports the factory itself; its types describe a module with a default export.
const bidi = (bidiPackage as unknown as typeof bidiPackage.default)()

/** Embedding levels of a paragraph, one per UTF-16 unit. Odd is right to left. */
export const levelsOf = (text: string, direction: TextDirection): Uint8Array =>
  bidi.getEmbeddingLevels(text, direction).levels

/** Rule L1: spaces at the end of a line take the direction of the paragraph. */
export function lineLevels(text: string, levels: Uint8Array, start: number, end: number, base: number): Uint8Array {
  const line = levels.slice(start, end)
  for (let at = end - 1; at >= start && /[\s\u2066-\u2069]/.test(text[at] ?? ''); at--) line[at - start] = base
  return line
}

/** Rule L2: runs in logical order, put in visual order from left to right. */
export function visualOrder<T extends { readonly level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < ordered.length; ) {
      if ((ordered[start]?.level ?? 0) < level) {
        start++
        continue
      }
      let end = start
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  return ordered
}

/** The direction of the first letter that has one. */
export const directionOfText = (text: string, otherwise: TextDirection): TextDirection => {
  const [paragraph] = bidi.getEmbeddingLevels(text, 'auto').paragraphs
  return /\p{L}/u.test(text) && paragraph ? (paragraph.level % 2 === 1 ? 'rtl' : 'ltr') : otherwise
}
