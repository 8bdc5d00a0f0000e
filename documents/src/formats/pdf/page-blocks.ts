import type { PageLayout } from '../../pdf/page-layout.ts'
import type { PlacedImage } from '../../pdf/place-image.ts'
import { type Block, type TextRun, textOfRuns } from './blocks.ts'
import { encodePng } from './encode-png.ts'
import { blockOf, type Fragment, findFragments } from './find-blocks.ts'
import { findTables, type Table } from './find-tables.ts'
import { findLines, type Line } from './lines.ts'
import { orderColumns } from './order-columns.ts'
import { coversPage } from './recognize-page.ts'
import { type RunningLines, runningLine } from './running-lines.ts'
import { shrinkImage } from './shrink-image.ts'

const pageNumber = /^\p{L}{0,12}\.?\s?\d{1,4}(?:\s?(?:\/|\p{L}{1,5})\s?\d{1,4})?$/u
const margin = 0.08

export type PageContent = {
  readonly blocks: Block[]
  /** Its head and foot, which later pages repeat. */
  readonly headAndFoot: Block[]
  readonly pageNumbers: number
  /** Lines that stood on an earlier page too. */
  readonly repeated: number
}

/** The parts of a page in reading order, without its number, which would be wrong in a new layout. */
export function readPageBlocks(page: PageLayout, running: RunningLines): PageContent {
  const { height } = page
  const lines = findLines(page)
  const isNumber = ({ y, runs }: Line): boolean =>
    (y < height * margin || y > height * (1 - margin)) && pageNumber.test(textOfRuns(runs).trim())
  const withoutNumbers = lines.filter((line) => !isNumber(line))
  const body: Line[] = []
  const once: Line[] = []
  for (const line of withoutNumbers) {
    const kind = runningLine(running, line, height)
    if (kind === undefined) body.push(line)
    else if (kind === 'first') once.push(line)
  }
  const usualSize = findUsualSize(body)
  const found = findTables(findFragments(orderColumns(body, page.width)))
  const blocks: Block[] = []
  // Under the text of a searchable scan is its picture.
  const images = body.length > 0 ? page.images.filter((image) => !coversPage(image, page)) : page.images
  const waiting = [...images].sort((one, other) => other.top - one.top)
  for (const part of found) {
    while (waiting[0] && waiting[0].top > part.top) blocks.push(imageBlock(waiting.shift() as PlacedImage))
    blocks.push(isTable(part) ? { kind: 'table', rows: part.rows } : blockOf(part, usualSize))
  }
  blocks.push(...waiting.map(imageBlock))
  return {
    blocks,
    headAndFoot: once.sort((one, other) => other.y - one.y).map(({ runs }) => ({ kind: 'paragraph', runs })),
    pageNumbers: lines.length - withoutNumbers.length,
    repeated: withoutNumbers.length - body.length - once.length,
  }
}

const isTable = (part: Fragment | Table): part is Table => 'rows' in part

const imageBlock = (image: PlacedImage): Block => ({
  kind: 'image',
  width: image.width,
  height: image.height,
  png: encodePng(shrinkImage(image)),
})

/** The size that most of the text has. */
function findUsualSize(lines: readonly Line[]): number {
  const lengths = new Map<number, number>()
  for (const { size, runs } of lines) {
    const rounded = Math.round(size * 2) / 2
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + textOfRuns(runs).length)
  }
  return [...lengths].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [12, 0])[0]
}

const ends = /[.!?:;…。！？؟]["'”’)»]?$/

/** Whether a paragraph goes on at the start of the next page. */
export function goesOn(last: Block | undefined, next: Block | undefined): boolean {
  if (last?.kind !== 'paragraph' || next?.kind !== 'paragraph') return false
  const startsInside = /^\p{Ll}/u.test(startOf(next.runs))
  return startsInside && !ends.test(textOfRuns(last.runs).trim())
}

const startOf = (runs: readonly TextRun[]): string => textOfRuns(runs).trimStart()
