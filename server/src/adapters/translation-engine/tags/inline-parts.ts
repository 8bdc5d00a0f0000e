import type { TaggedText } from '../../../ports/translation-engine.ts'

/** `open` is `<g1>`, `close` is `</g1>`, `empty` is `<x1/>`. */
export type InlineTag = { readonly kind: 'open' | 'close' | 'empty'; readonly id: number }
export type InlinePart = { readonly kind: 'text'; readonly text: string } | InlineTag

type TagAt = InlineTag & { readonly start: number; readonly end: number }

/** Splits a text at its tags. Unclosed, crossing and repeated tags are literal text, so the result is well formed. */
export function parseTaggedText(text: TaggedText): readonly InlinePart[] {
  const parts: InlinePart[] = []
  const addText = (from: number, to: number) => {
    if (from < to) parts.push({ kind: 'text', text: text.slice(from, to) })
  }
  let end = 0
  for (const tag of findTags(text)) {
    addText(end, tag.start)
    parts.push({ kind: tag.kind, id: tag.id })
    end = tag.end
  }
  addText(end, text.length)
  return parts
}

function findTags(text: string): readonly TagAt[] {
  const found: TagAt[] = []
  const pairs = new Set<number>()
  const empties = new Set<number>()
  const open: TagAt[] = []
  const openCounts = new Map<number, number>()
  for (const match of text.matchAll(/<(\/?)([gx])(\d{1,6})(\/?)>/g)) {
    const [whole, slash, kind, digits, ending] = match
    const id = Number(digits)
    const at = { id, start: match.index, end: match.index + whole.length }
    if ((kind === 'x') !== (ending !== '')) continue
    if (kind === 'x') {
      if (slash !== '' || empties.has(id)) continue
      empties.add(id)
      found.push({ kind: 'empty', ...at })
    } else if (slash === '') {
      open.push({ kind: 'open', ...at })
      openCounts.set(id, (openCounts.get(id) ?? 0) + 1)
    } else {
      const start = popDownTo(id, open, openCounts)
      if (start === undefined || pairs.has(id)) continue
      pairs.add(id)
      found.push(start, { kind: 'close', ...at })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** The tag that a close ends. What is open inside of it stays literal. The counts keep many unclosed tags linear in time. */
function popDownTo(id: number, open: TagAt[], counts: Map<number, number>): TagAt | undefined {
  if ((counts.get(id) ?? 0) === 0) return undefined
  for (let tag = open.pop(); tag !== undefined; tag = open.pop()) {
    counts.set(tag.id, (counts.get(tag.id) ?? 0) - 1)
    if (tag.id === id) return tag
  }
  return undefined
}

export const printTag = ({ kind, id }: InlineTag): string =>
  kind === 'empty' ? `<x${id}/>` : kind === 'open' ? `<g${id}>` : `</g${id}>`

export const printTaggedText = (parts: readonly InlinePart[]): TaggedText =>
  parts.map((part) => (part.kind === 'text' ? part.text : printTag(part))).join('')

export const tagsOf = (parts: readonly InlinePart[]): readonly InlineTag[] =>
  parts.filter((part): part is InlineTag => part.kind !== 'text')

/** True if both hold the same tags, in any order. */
export function haveSameTags(one: readonly InlinePart[], other: readonly InlinePart[]): boolean {
  const list = (parts: readonly InlinePart[]) => tagsOf(parts).map(printTag).toSorted().join()
  return list(one) === list(other)
}
