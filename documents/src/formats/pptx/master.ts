import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf } from '../../xml/element-attributes.ts'
import { childOf, elementsOf, type XmlElement } from '../../xml/elements.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { describedElements } from '../open-xml/alternative-text.ts'
import { drawingBlocks } from '../open-xml/drawing.ts'

export const masters = /presentationml\.(?:slidelayout|slidemaster|notesmaster|handoutmaster)\+xml$/
const shapes = ['p:sp', 'p:pic', 'p:graphicFrame', 'p:cxnSp']

/** What people typed into layouts and masters is on every slide. Prompts of placeholders are not, so they stay. */
export function masterBlocks(pass: TranslationPass): XmlBlocks {
  const texts = drawingBlocks(pass)
  const translateInside: XmlBlocks['visit'] = (element, xml, edits) => {
    for (const child of elementsOf(element))
      (texts.names.has(child.name) ? texts.visit : translateInside)(child, xml, edits)
  }
  return {
    names: new Set([...shapes, ...describedElements]),
    visit(element, xml, edits) {
      if (!shapes.includes(element.name)) texts.visit(element, xml, edits)
      else if (!isPrompt(element, xml)) translateInside(element, xml, edits)
    },
  }
}

/** Headers and footers are placeholders too, and their text is copied to new slides. */
function isPrompt(shape: XmlElement, xml: string): boolean {
  const [named] = elementsOf(shape)
  const properties = named && childOf(named, 'p:nvPr')
  const placeholder = properties && childOf(properties, 'p:ph')
  return placeholder !== undefined && !/^(?:ftr|hdr)$/.test(attributeOf(xml, placeholder, 'type') ?? '')
}
