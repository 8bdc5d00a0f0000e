/** Between 0 and 1: how many sequences of three characters two texts share. */
export function similarity(one: string, other: string): number {
  const first = trigrams(one)
  const second = trigrams(other)
  if (first.size === 0 || second.size === 0) return 0
  const shared = [...first].filter((trigram) => second.has(trigram)).length
  return (2 * shared) / (first.size + second.size)
}

function trigrams(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')
  return new Set(Array.from({ length: Math.max(0, words.length - 2) }, (_, at) => words.slice(at, at + 3)))
}
