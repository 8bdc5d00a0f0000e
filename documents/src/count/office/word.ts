import { type OfficePackage, readPart } from '../../office/office-package.ts'
import type { Pace } from '../../pace.ts'
import type { Tally } from '../text-counter.ts'
import { countDrawing } from './drawing.ts'
import { findHiddenStyles } from './word-styles.ts'
import { countWordText } from './word-text.ts'

const parts = /wordprocessingml\.(?:document\.main|template\.main|header|footer|footnotes|endnotes)\+xml$/

/** Body, headers, footers, notes, text boxes and charts; neither comments nor what is hidden or deleted. */
export async function countWord(office: OfficePackage, tally: Tally, pace: Pace): Promise<number | undefined> {
  const hiddenStyles = await findHiddenStyles(office, pace)
  for (const entry of office.archive.entries) {
    const type = office.contentTypeOf(entry)
    const events = parts.test(type) ? countWordText(hiddenStyles, tally) : countDrawing(type, tally)
    if (events) await readPart(office.archive, entry, pace, events)
  }
  return plausiblePages(await statedPages(office, pace), tally.size().words)
}

async function statedPages(office: OfficePackage, pace: Pace): Promise<number> {
  const properties = office.part('docProps/app.xml')
  let isPages = false
  let pages = ''
  if (properties)
    await readPart(office.archive, properties, pace, {
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

/** Many programs write 1, or keep the number the template had. */
export const plausiblePages = (pages: number, words: number): number | undefined =>
  Number.isInteger(pages) && pages >= Math.max(1, words / mostWordsAPage) && pages <= pagesOfPictures + words / 10
    ? pages
    : undefined
