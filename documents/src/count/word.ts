import { type OfficePackage, readPart } from '../office/office-package.ts'
import type { Pace } from '../pace.ts'
import { countMarkup, type Markup } from './markup.ts'
import type { Tally } from './tally.ts'

const parts =
  /wordprocessingml\.(?:document\.main|template\.main|header|footer|footnotes|endnotes)\+xml$|drawingml\.diagramdata\+xml$/

/** A text box is written twice, for newer and older programs; its Fallback would count it again. */
const markup: Markup = {
  texts: new Set(['w:t', 'a:t']),
  blocks: new Set(['w:p', 'a:p']),
  marks: new Map([
    ['w:tab', '\t'],
    ['w:br', '\n'],
    ['w:cr', '\n'],
    ['w:noBreakHyphen', '-'],
    ['a:br', '\n'],
  ]),
  unread: new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:pPr', 'w:rt', 'a:fld']),
}

/** Body, headers, footers, notes and text boxes; neither comments nor what was deleted. */
export async function countWord(office: OfficePackage, tally: Tally, pace: Pace): Promise<number | undefined> {
  for (const entry of office.archive.entries)
    if (parts.test(office.contentTypeOf(entry))) await readPart(office.archive, entry, pace, countMarkup(markup, tally))
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
const plausiblePages = (pages: number, words: number): number | undefined =>
  Number.isInteger(pages) && pages >= Math.max(1, words / mostWordsAPage) && pages <= pagesOfPictures + words / 10
    ? pages
    : undefined
