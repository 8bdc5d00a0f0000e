import { countMarkup, isOn, type Markup } from '../../count/markup.ts'
import type { TextCounter } from '../../count/text-counter.ts'
import { readAttribute } from '../../xml/attributes.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { Entry } from '../../zip/entry.ts'
import { countDrawing } from '../open-xml/count-drawing.ts'
import { type OfficePackage, readPart } from '../open-xml/office-package.ts'
import { withBelongings } from '../open-xml/relations.ts'

const slide = /presentationml\.slide\+xml$/
const notes = /presentationml\.notesslide\+xml$/
const comments = /presentationml\.comments\+xml$|ms-powerpoint\.comments\+xml$/

const markup: Markup = {
  texts: new Set(['a:t']),
  blocks: new Set(['a:p']),
  marks: new Map([['a:br', '\n']]),
  unread: new Set(['mc:Fallback', 'a:fld']),
  noted: new Map([['p:oleObj', 'embedded_objects']]),
}

/** Counts slides with diagrams, charts and speaker notes, without hidden slides and masters. Each slide is a page. */
export async function countPresentation(
  office: OfficePackage,
  textCounter: TextCounter,
  yieldPoint: YieldPoint,
): Promise<number | undefined> {
  const isSlide = (entry: Entry): boolean => slide.test(office.contentTypeOf(entry))
  const slides = office.archive.entries.filter(isSlide)
  const hiddenSlides: Entry[] = []
  for (const entry of slides)
    await readPart(
      office.archive,
      entry,
      yieldPoint,
      countSlide(textCounter, () => hiddenSlides.push(entry)),
    )
  if (hiddenSlides.length > 0) textCounter.note('hidden_slides')
  const hidden = await withBelongings(office, hiddenSlides, isSlide, yieldPoint)
  for (const entry of office.archive.entries) {
    if (hidden.has(entry) || isSlide(entry)) continue
    const type = office.contentTypeOf(entry)
    if (comments.test(type)) textCounter.note('comments')
    const events = notes.test(type) ? countMarkup(markup, textCounter) : countDrawing(type, textCounter)
    if (events) await readPart(office.archive, entry, yieldPoint, events)
  }
  const shown = slides.length - hiddenSlides.length
  return shown > 0 ? shown : undefined
}

/** The root element of a slide says whether it is hidden. */
function countSlide(textCounter: TextCounter, onHidden: () => void): XmlEvents {
  let events: XmlEvents | undefined
  return {
    open(name, attributes) {
      if (events === undefined) {
        if (name !== 'p:sld') textCounter.note('unknown_structure')
        const isShown = isOn(readAttribute(attributes, 'show'), true)
        events = isShown ? countMarkup(markup, textCounter) : {}
        if (!isShown) onHidden()
      }
      events.open?.(name, attributes)
    },
    text: (piece) => events?.text?.(piece),
    close: (name) => events?.close?.(name),
  }
}
