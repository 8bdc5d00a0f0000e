import type { InlinePart } from './inline-parts.ts'

/**
 * Moves a pair that lost its words around the word after it, or else around the word before it, where only spaces are in
 * between. `ids` are the pairs that hold text in the source.
 */
export function coverNextWord(parts: readonly InlinePart[], ids: ReadonlySet<number>): readonly InlinePart[] {
  let result = parts
  for (const id of findEmptyPairs(parts).filter((empty) => ids.has(empty))) {
    const open = result.findIndex((part) => part.kind === 'open' && part.id === id)
    const close = result.findIndex((part) => part.kind === 'close' && part.id === id)
    result = coverNext(result, open, close) ?? coverPrevious(result, open, close) ?? result
  }
  return result
}

function findEmptyPairs(parts: readonly InlinePart[]): readonly number[] {
  const found: number[] = []
  let open: number | undefined
  for (const part of parts) {
    if (part.kind === 'close' && part.id === open) found.push(part.id)
    if (part.kind === 'open') open = part.id
    else if (part.kind !== 'text' || part.text.trim() !== '') open = undefined
  }
  return found
}

function coverNext(parts: readonly InlinePart[], open: number, close: number): readonly InlinePart[] | undefined {
  const opener = parts[open]
  const closer = parts[close]
  const next = parts[close + 1]
  const match = next?.kind === 'text' ? /^(\s*)([\p{L}\p{N}'’-]+)/u.exec(next.text) : null
  if (opener === undefined || closer === undefined || next?.kind !== 'text' || match === null) return undefined
  const [whole, space = '', word = ''] = match
  return [
    ...parts.slice(0, open),
    ...parts.slice(open + 1, close),
    { kind: 'text', text: space },
    opener,
    { kind: 'text', text: word },
    closer,
    { kind: 'text', text: next.text.slice(whole.length) },
    ...parts.slice(close + 2),
  ]
}

function coverPrevious(parts: readonly InlinePart[], open: number, close: number): readonly InlinePart[] | undefined {
  const opener = parts[open]
  const closer = parts[close]
  const previous = parts[open - 1]
  if (opener === undefined || closer === undefined || previous?.kind !== 'text') return undefined
  const words = previous.text.trimEnd()
  const start = words.lastIndexOf(' ') + 1
  if (start === words.length) return undefined
  return [
    ...parts.slice(0, open - 1),
    { kind: 'text', text: words.slice(0, start) },
    opener,
    { kind: 'text', text: words.slice(start) },
    closer,
    { kind: 'text', text: previous.text.slice(words.length) },
    ...parts.slice(open + 1, close),
    ...parts.slice(close + 1),
  ]
}
