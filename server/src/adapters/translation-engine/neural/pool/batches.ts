/** Texts that are translated together. Batches are 1.3 to 1.6 times as fast as single sentences. */
export function splitIntoBatches(texts: readonly string[], maxCharacters: number): readonly (readonly string[])[] {
  const batches: string[][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const text of texts) {
    if (characters + text.length > maxCharacters) {
      batches.push([])
      characters = 0
    }
    batches.at(-1)?.push(text)
    characters += text.length
  }
  return batches
}
