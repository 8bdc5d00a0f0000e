/** A number of 53 bits for a text, so that a million texts can be compared without keeping them. */
export function digestText(text: string): number {
  let high = 0x811c9dc5
  let low = 0x1000193
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ code, 0x5bd1e995) ^ (low >>> 13)
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}
