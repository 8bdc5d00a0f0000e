/** A range of a text and what replaces it. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** The text from `from` to `to` with the edits inside it. Edits are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  const pieces: string[] = []
  let at = from
  for (let index = firstFrom(edits, from); index < edits.length; index++) {
    const { start, end, text: replacement } = edits[index] as Edit
    if (end > to) break
    pieces.push(text.slice(at, start), replacement)
    at = end
  }
  pieces.push(text.slice(at, to))
  return pieces.join('')
}

function firstFrom(edits: readonly Edit[], from: number): number {
  let low = 0
  let high = edits.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((edits[middle] as Edit).start < from) low = middle + 1
    else high = middle
  }
  return low
}
