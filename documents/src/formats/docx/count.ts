import type { TextCounter } from '../../count/text-counter.ts'
import type { YieldPoint } from '../../yielding.ts'
import { countDrawing } from '../open-xml/count-drawing.ts'
import { type OfficePackage, readPart } from '../open-xml/office-package.ts'
import { countWordText } from './count-word-text.ts'
import { findHiddenStyles } from './hidden-styles.ts'

const parts = /wordprocessingml\.(?:document\.main|template\.main|header|footer|footnotes|endnotes)\+xml$/

/** Counts body, headers, footers, notes, text boxes and charts, without comments, hidden or deleted text. */
export async function countWord(
  office: OfficePackage,
  textCounter: TextCounter,
  yieldPoint: YieldPoint,
): Promise<number | undefined> {
  const hiddenStyles = await findHiddenStyles(office, yieldPoint)
  for (const entry of office.archive.entries) {
    const type = office.contentTypeOf(entry)
    const events = parts.test(type) ? countWordText(hiddenStyles, textCounter) : countDrawing(type, textCounter)
    if (events) await readPart(office.archive, entry, yieldPoint, events)
  }
  return plausiblePages(await statedPages(office, yieldPoint), textCounter.size().words)
}

async function statedPages(office: OfficePackage, yieldPoint: YieldPoint): Promise<number> {
  const properties = office.part('docProps/app.xml')
  let isPages = false
  let pages = ''
  if (properties)
    await readPart(office.archive, properties, yieldPoint, {
      open: (name) => {
        isPages = name === 'ep:Pages'
      },
      text: (piece) => {
        if (isPages) pages += piece
      },
      close: () => {
        isPages = false
      },
    })
  return Number(pages)
}

const mostWordsAPage = 1000
const pagesOfPictures = 50

/** Ignores implausible page numbers: many programs write 1 or keep the number of the template. */
export const plausiblePages = (pages: number, words: number): number | undefined =>
  Number.isInteger(pages) && pages >= Math.max(1, words / mostWordsAPage) && pages <= pagesOfPictures + words / 10
    ? pages
    : undefined
