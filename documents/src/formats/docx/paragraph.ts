import { applyEdits, type Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { childOf, elementsOf, isEmpty, prefixOf, type XmlElement } from '../../xml/elements.ts'
import { joinFields } from './field-items.ts'
import { readParagraph } from './segments.ts'
import { translateElement } from './shown-elements.ts'
import { wordWriter, writeParagraphProperties } from './write.ts'

/** A paragraph with all that is anchored in it. Texts inside it come first, in both forms of a text box. */
export function translateParagraph(pass: TranslationPass, paragraph: XmlElement, xml: string, edits: Edit[]): void {
  const inner: Edit[] = []
  translateInside(pass, paragraph, xml, inner)
  const markupBetween = (start: number, end: number): string => applyEdits(xml, inner, start, end)
  const { items, formats } = readParagraph(pass, paragraph, xml, markupBetween)
  const prefix = prefixOf(xml, paragraph)
  const writer = wordWriter(xml, formats, prefix, pass.target)
  const body = isEmpty(paragraph) ? undefined : pass.translateItems(joinFields(items, writer), writer)
  if (body === undefined) {
    for (const edit of inner) edits.push(edit)
    return
  }
  const properties = writeParagraphProperties(xml, childOf(paragraph, 'w:pPr'), prefix, pass.target, inner)
  edits.push({ start: paragraph.openEnd, end: paragraph.closeStart, text: properties + body })
}

function translateInside(pass: TranslationPass, element: XmlElement, xml: string, edits: Edit[]): void {
  for (const child of elementsOf(element)) {
    if (child.name === 'w:p') translateParagraph(pass, child, xml, edits)
    else if (!translateElement(pass, child, xml, edits)) translateInside(pass, child, xml, edits)
  }
}
