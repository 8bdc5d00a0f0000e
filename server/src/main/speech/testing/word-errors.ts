/** The share of words that are wrong, missing or too many. Spelling counts, case and punctuation do not. */
export function rateWordErrors(expected: string, heard: string): number {
  const expectedWords = listWords(expected)
  const heardWords = listWords(heard)
  let distances = [0, ...heardWords.map((_, index) => index + 1)]
  for (const [row, word] of expectedWords.entries()) {
    const next = [row + 1]
    for (const [column, other] of heardWords.entries())
      next.push(
        Math.min(
          (distances[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (distances[column] ?? 0) + (word === other ? 0 : 1),
        ),
      )
    distances = next
  }
  return (distances.at(-1) ?? 0) / expectedWords.length
}

const listWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\bmr\./g, 'mister')
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
