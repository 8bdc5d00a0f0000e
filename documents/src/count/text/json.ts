import { JsonReader } from '../../json/json-reader.ts'
import type { CountText } from './plain.ts'

/** Texts that are values; names, numbers and the like are not. */
export const countJson: CountText = async (text, tally) => {
  const reader = new JsonReader({ text: (piece) => tally.add(piece), endOfText: () => tally.endWord() })
  for await (const piece of text) reader.write(piece)
  reader.end()
}
