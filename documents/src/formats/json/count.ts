import { JsonReader } from '../../json/json-reader.ts'
import type { CountText } from '../txt/count.ts'

/** Counts string values; property names and numbers do not count. */
export const countJson: CountText = async (text, textCounter) => {
  const reader = new JsonReader({ text: (piece) => textCounter.add(piece), endOfText: () => textCounter.endWord() })
  for await (const piece of text) reader.write(piece)
  reader.end()
}
