type Part = { readonly text: string; readonly fault: number | null; readonly start: number }

/** Cuts a text at the segments at fault. Faults are in the order of the text; several can be in one segment. */
export function locateFaults(text: string, faults: readonly { readonly target: string }[]): readonly Part[] {
  const parts: Part[] = []
  let end = 0
  let last = -1
  faults.forEach(({ target }, fault) => {
    if (target === '' || (last >= 0 && faults[last]?.target === target)) return
    const start = text.indexOf(target, end)
    if (start < 0) return
    if (start > end) parts.push({ text: text.slice(end, start), fault: null, start: end })
    parts.push({ text: target, fault, start })
    end = start + target.length
    last = fault
  })
  if (end < text.length) parts.push({ text: text.slice(end), fault: null, start: end })
  return parts
}
