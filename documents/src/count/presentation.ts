import { type OfficePackage, readPart } from '../office/office-package.ts'
import type { Pace } from '../pace.ts'
import { countMarkup, type Markup } from './markup.ts'
import type { Tally } from './tally.ts'

const slide = /presentationml\.slide\+xml$/
const other = /presentationml\.notesslide\+xml$|drawingml\.diagramdata\+xml$/

const markup: Markup = {
  texts: new Set(['a:t']),
  blocks: new Set(['a:p']),
  marks: new Map([['a:br', '\n']]),
  unread: new Set(['mc:Fallback', 'a:fld']),
}

/** Slides, hidden ones too, with their diagrams and speaker's notes; a slide is a page. */
export async function countPresentation(office: OfficePackage, tally: Tally, pace: Pace): Promise<number | undefined> {
  let slides = 0
  for (const entry of office.archive.entries) {
    const type = office.contentTypeOf(entry)
    const isSlide = slide.test(type)
    if (isSlide) slides++
    if (isSlide || other.test(type)) await readPart(office.archive, entry, pace, countMarkup(markup, tally))
  }
  return slides > 0 ? slides : undefined
}
