/** A line of recognized text, with its height in pixels. */
export type RecognizedLine = { readonly text: string; readonly height: number }
export type RecognizedText = {
  readonly paragraphs: readonly (readonly RecognizedLine[])[]
  /** How sure the program is of its words, 0 to 100. */
  readonly confidence: number
  readonly words: number
}

const lineLevel = '4'
const wordLevel = '5'
/** Below it, "words" are mostly specks and edges of pictures. */
const leastConfidence = 30

/** Reads the table that tesseract writes: a row for each block, paragraph, line and word. */
export function readRecognizedText(table: string): RecognizedText | undefined {
  const paragraphs = new Map<string, Map<string, { words: string[]; height: number }>>()
  let [sure, letters, words] = [0, 0, 0]
  for (const row of table.split('\n').slice(1)) {
    const [level = '', page, block, paragraph, line = '', , , , , height, confidence, text = ''] = row.split('\t')
    if (level !== lineLevel && level !== wordLevel) continue
    const key = `${page} ${block} ${paragraph}`
    const lines = paragraphs.get(key) ?? new Map<string, { words: string[]; height: number }>()
    paragraphs.set(key, lines)
    if (level === lineLevel) lines.set(line, { words: [], height: Number(height) })
    else if (text.trim() !== '' && Number(confidence) >= leastConfidence) {
      lines.get(line)?.words.push(text.trim())
      sure += Number(confidence) * text.length
      letters += text.length
      words++
    }
  }
  if (words === 0) return undefined
  return {
    words,
    confidence: Math.round(sure / letters),
    paragraphs: [...paragraphs.values()].flatMap((lines) => {
      const found = [...lines.values()].filter((line) => line.words.length > 0)
      return found.length === 0 ? [] : [found.map((line) => ({ text: line.words.join(' '), height: line.height }))]
    }),
  }
}
