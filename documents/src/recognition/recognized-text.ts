export type RecognizedWord = { readonly text: string; readonly left: number; readonly right: number }
/** A line of recognized text. Places and sizes are in pixels of the image. */
export type RecognizedLine = {
  readonly text: string
  readonly height: number
  /** How far its middle is from the top of the image. */
  readonly middle: number
  readonly words: readonly RecognizedWord[]
}
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
  const paragraphs = new Map<string, Map<string, OpenLine>>()
  let [sure, letters, words] = [0, 0, 0]
  for (const row of table.split('\n').slice(1)) {
    const [level = '', page, block, paragraph, line = '', , left, top, width, height, confidence, text = ''] =
      row.split('\t')
    if (level !== lineLevel && level !== wordLevel) continue
    const key = `${page} ${block} ${paragraph}`
    const lines = paragraphs.get(key) ?? new Map<string, OpenLine>()
    paragraphs.set(key, lines)
    if (level === lineLevel) lines.set(line, { words: [], middles: [], height: Number(height) })
    else if (text.trim() !== '' && Number(confidence) >= leastConfidence) {
      const open = lines.get(line)
      open?.words.push({ text: text.trim(), left: Number(left), right: Number(left) + Number(width) })
      open?.middles.push(Number(top) + Number(height) / 2)
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
      return found.length === 0 ? [] : [found.map(closeLine)]
    }),
  }
}

type OpenLine = { readonly words: RecognizedWord[]; readonly middles: number[]; readonly height: number }

const closeLine = ({ words, middles, height }: OpenLine): RecognizedLine => ({
  text: words.map(({ text }) => text).join(' '),
  height,
  middle: middles.sort((one, other) => one - other)[middles.length >> 1] ?? 0,
  words,
})
