import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { describedElements, translateDescription } from './alternative-text.ts'
import { translateDrawingParagraph } from './drawing-paragraph.ts'
import { translateContent } from './plain-content.ts'

export const drawingParts = /officedocument\.drawing\+xml$|drawingml\.(?:diagramdata|diagramdrawing|chartshapes)\+xml$/
const names = new Set(['a:p', 'p:text', ...describedElements])

/** Slides, their notes and comments, SmartArt and the picture of it, shapes on sheets. */
export const drawingBlocks = (pass: TranslationPass): XmlBlocks => ({
  names,
  visit(element, xml, edits) {
    if (element.name === 'a:p') translateDrawingParagraph(pass, element, xml, edits)
    else if (element.name === 'p:text') translateContent(pass, element, xml, edits)
    else translateDescription(pass, element, xml, edits)
  },
})
