import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { prefixOf, type XmlElement } from '../../xml/elements.ts'
import { PropertyEditor } from './property-editor.ts'

const order = ['tblStyle', 'tblpPr', 'tblOverlap', 'bidiVisual']

/** In a right-to-left language the first column of a table is on the right. */
export function mirrorTable(pass: TranslationPass, properties: XmlElement, xml: string, edits: Edit[]): void {
  if (!pass.target?.isRightToLeft) return
  const editor = new PropertyEditor(xml, properties, prefixOf(xml, properties))
  editor.put('bidiVisual', order)
  edits.push({ start: properties.start, end: properties.end, text: editor.write('tblPr') })
}
