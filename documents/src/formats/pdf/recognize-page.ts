import type { PageLayout } from '../../pdf/page-layout.ts'
import type { PlacedImage } from '../../pdf/place-image.ts'
import { languageFor, recognizeImage } from '../../recognition/recognize-image.ts'
import type { RecognizedLine, RecognizedText } from '../../recognition/recognized-text.ts'
import type { Recognizer } from '../../recognition/recognizer.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { Block, TextRun } from './blocks.ts'
import { encodePng } from './encode-png.ts'
import { blockOf, startsItem } from './find-blocks.ts'
import type { Table } from './find-tables.ts'
import { joinLines } from './lines.ts'
import { findRecognizedTables } from './recognized-tables.ts'

/** Of the page. Smaller images are logos and stamps. */
const leastShare = 0.1
/** A picture of a room has some letters too. */
const leastWords = 3
const leastConfidence = 50
/** Heights of lines differ with their letters, so only clearly larger ones are headings. */
const leastHeadingRatio = 1.4

/** The text of a scanned page, or undefined where it cannot be read and stays a picture. */
export async function recognizePage(
  { images, width, height }: PageLayout,
  recognizer: Recognizer,
  pass: TranslationPass,
): Promise<Block[] | undefined> {
  const language = languageFor(recognizer)
  const scans = images
    .filter((image) => image.width * image.height >= leastShare * width * height)
    .sort((one, other) => other.top - one.top)
  const blocks: Block[] = []
  const confidences: number[] = []
  for (const image of scans) {
    const found = await recognizeImage(recognizer, encodePng(image), language.name)
    if (!found || found.words < leastWords || found.confidence < leastConfidence) return undefined
    blocks.push(...blocksOf(found))
    confidences.push(found.confidence)
  }
  if (blocks.length === 0) return undefined
  pass.tally.addRecognizedPage(Math.min(...confidences))
  pass.warn('scanned_page_recognized')
  if (!language.isInstalled) pass.warn('recognition_language_missing')
  return blocks
}

function blocksOf(text: RecognizedText): Block[] {
  const { paragraphs } = text
  const heights = paragraphs.flatMap((lines) => lines.map(({ height }) => height)).sort((one, other) => one - other)
  const usual = heights[heights.length >> 1] ?? 1
  const tables = findRecognizedTables(text, usual)
  const written = new Set<Table>()
  return paragraphs
    .flatMap((lines) => splitParts(lines, tables))
    .flatMap((lines): Block[] => {
      const table = lines[0] && tables.get(lines[0])
      if (table && written.has(table)) return []
      if (table) {
        written.add(table)
        return [{ kind: 'table', rows: table.rows }]
      }
      const mean = lines.reduce((sum, { height }) => sum + height, 0) / lines.length
      const size = mean > usual * leastHeadingRatio ? mean : usual
      return [blockOf({ size, runs: lines.map(runsOf).reduce(joinLines) }, usual)]
    })
}

const runsOf = ({ text }: RecognizedLine): readonly TextRun[] => [{ text, isBold: false, isItalic: false }]

/** Items of a list and tables are often recognized as part of a paragraph. */
function splitParts(lines: readonly RecognizedLine[], tables: ReadonlyMap<RecognizedLine, Table>): RecognizedLine[][] {
  const parts: RecognizedLine[][] = []
  for (const line of lines) {
    const part = parts.at(-1)
    const isSameTable = part?.[0] && tables.get(part[0]) === tables.get(line)
    if (part && isSameTable && (tables.has(line) || !startsItem(line.text))) part.push(line)
    else parts.push([line])
  }
  return parts
}

/** Whether an image fills the page, as the scan under recognized text does. */
export const coversPage = ({ width, height }: PlacedImage, page: PageLayout): boolean =>
  width * height >= 0.85 * page.width * page.height
