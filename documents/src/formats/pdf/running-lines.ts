import type { Pdf } from '../../pdf/pdf-library.ts'
import type { YieldPoint } from '../../yielding.ts'
import { textOfRuns } from './blocks.ts'
import { findLines, type Line } from './lines.ts'

/** Lines that stand at the top or bottom of several pages. They are read once. */
export type RunningLines = { readonly keys: ReadonlySet<string>; readonly seen: Set<string> }

/** Of the height of the page, at either end. */
const margin = 0.12
const leastPages = 3
const pagesRead = 40

/** Compares the first pages of a document. Numbers in the lines may differ. */
export async function findRunningLines(pdf: Pdf, yieldPoint: YieldPoint): Promise<RunningLines> {
  const counts = new Map<string, number>()
  const pages = Math.min(pagesRead, pdf.pages)
  for (let number = 1; pdf.pages >= leastPages && number <= pages; number++) {
    await yieldPoint()
    const page = await pdf.textsOfPage(number)
    const edge = findLines(page).filter(({ y }) => isAtEdge(y, page.height))
    const keys = new Set(edge.map((line) => keyOf(line, page.height)))
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  // A book has other lines on left pages than on right ones, and other ones in each chapter.
  const keys = [...counts].filter(([, count]) => count >= Math.max(leastPages, pages / 8)).map(([key]) => key)
  return { keys: new Set(keys), seen: new Set() }
}

const isAtEdge = (y: number, height: number): boolean => y < height * margin || y > height * (1 - margin)

const keyOf = ({ y, runs }: Line, height: number): string => {
  const text = textOfRuns(runs).replace(/\s+/g, ' ').trim().replace(/\d+/g, '#')
  return `${y > height / 2 ? 'top' : 'bottom'} ${text}`
}

/** Whether a line is repeated on pages, and if so, whether this is the first time. */
export function runningLine({ keys, seen }: RunningLines, line: Line, height: number): 'first' | 'again' | undefined {
  if (!isAtEdge(line.y, height)) return undefined
  const key = keyOf(line, height)
  if (!keys.has(key)) return undefined
  if (seen.has(key)) return 'again'
  seen.add(key)
  return 'first'
}
