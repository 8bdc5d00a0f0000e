import { coverNextWord } from './cover-next-word.ts'
import { type InlinePart, tagsOf } from './inline-parts.ts'

/**
 * Drops unknown and repeated tags, nests crossing ones and adds lost ones. The result holds the tags of the source, each
 * once and well nested.
 */
export function repairTags(answer: readonly InlinePart[], source: readonly InlinePart[]): readonly InlinePart[] {
  const nested = nestPairs(orderPairs(dropUnknown(answer, source)))
  const covered = coverNextWord(nested, idsWithText(source))
  return addLost(covered, source)
}

const keyOf = (part: InlinePart): string => (part.kind === 'text' ? '' : `${part.kind}${part.id}`)

/** Keeps the first of each tag of the source. */
function dropUnknown(answer: readonly InlinePart[], source: readonly InlinePart[]): readonly InlinePart[] {
  const left = new Set(tagsOf(source).map(keyOf))
  return answer.filter((part) => part.kind === 'text' || left.delete(keyOf(part)))
}

/** An engine that moves words may put a closing tag before its opening tag: they change places. */
function orderPairs(parts: readonly InlinePart[]): readonly InlinePart[] {
  const at = new Map(parts.map((part, index) => [keyOf(part), index]))
  return parts.map((part, index) => {
    if (part.kind !== 'open' && part.kind !== 'close') return part
    const open = at.get(`open${part.id}`)
    const close = at.get(`close${part.id}`)
    if (open === undefined || close === undefined || open < close) return part
    return { kind: index === close ? 'open' : 'close', id: part.id }
  })
}

/** Closes an inner pair before the outer one ends, and at the end of the text. A close without its open is dropped. */
function nestPairs(parts: readonly InlinePart[]): readonly InlinePart[] {
  const nested: InlinePart[] = []
  const open: number[] = []
  const isOpen = new Set<number>()
  const closeAllFrom = (outer: number | undefined) => {
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      isOpen.delete(id)
      nested.push({ kind: 'close', id })
      if (id === outer) return
    }
  }
  for (const part of parts) {
    if (part.kind !== 'close') nested.push(part)
    if (part.kind === 'open') {
      open.push(part.id)
      isOpen.add(part.id)
    }
    if (part.kind === 'close' && isOpen.has(part.id)) closeAllFrom(part.id)
  }
  closeAllFrom(undefined)
  return nested
}

/** The pairs that hold text or an empty tag, at any depth. */
function idsWithText(source: readonly InlinePart[]): ReadonlySet<number> {
  const found = new Set<number>()
  const open: number[] = []
  const markInnermost = () => {
    const innermost = open.at(-1)
    if (innermost !== undefined) found.add(innermost)
  }
  for (const part of source) {
    if (part.kind === 'open') open.push(part.id)
    if (part.kind === 'close') open.pop()
    const hasText = part.kind === 'text' ? part.text.trim() !== '' : part.kind === 'empty' || found.has(part.id)
    if (hasText && part.kind !== 'open') markInnermost()
  }
  return found
}

/** A lost pair goes around the whole text, a lost empty tag to its end. */
function addLost(parts: readonly InlinePart[], source: readonly InlinePart[]): readonly InlinePart[] {
  const present = new Set(tagsOf(parts).map(keyOf))
  const lost = tagsOf(source).filter((tag) => tag.kind !== 'close' && !present.has(keyOf(tag)))
  const opens = lost.filter(({ kind }) => kind === 'open')
  const closes = opens.map(({ id }): InlinePart => ({ kind: 'close', id })).toReversed()
  const empties = lost.filter(({ kind }) => kind === 'empty')
  const whole = empties.length === 0 ? parts : [...parts, { kind: 'text' as const, text: ' ' }, ...empties]
  return [...opens, ...whole, ...closes]
}
