import type { InlinePart } from '../../tags/inline-parts.ts'
import type { PreparedText } from '../../tags/prepared-text.ts'

/** Emoji and the like. Vocabularies do not hold them, so the engine would lose them. */
const symbols = /(?:\p{Extended_Pictographic}[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]{0,3}|\p{Regional_Indicator})+/gu

/** Replaces symbols by empty tags, as `prepareText` does with placeholders. */
export function protectSymbols({ parts, placeholders }: PreparedText): PreparedText {
  const all = new Map(placeholders)
  let id = parts.reduce((highest, part) => (part.kind === 'text' ? highest : Math.max(highest, part.id)), 0)
  const split = parts.flatMap((part): readonly InlinePart[] => {
    if (part.kind !== 'text') return [part]
    const found: InlinePart[] = []
    let end = 0
    for (const { 0: symbol, index } of part.text.matchAll(symbols)) {
      if (index > end) found.push({ kind: 'text', text: part.text.slice(end, index) })
      all.set(++id, symbol)
      found.push({ kind: 'empty', id })
      end = index + symbol.length
    }
    if (end < part.text.length) found.push({ kind: 'text', text: part.text.slice(end) })
    return found
  })
  return { parts: split, placeholders: all }
}
