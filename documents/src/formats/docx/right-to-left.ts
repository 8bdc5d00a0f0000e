import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { prefixOf, type XmlElement } from '../../xml/elements.ts'
import { PropertyEditor } from './property-editor.ts'

type Mirrored = { readonly property: string; readonly order: readonly string[] }

/** In a right-to-left language the first column, of a table or of a page, is on the right. */
const mirrored: Readonly<Record<string, Mirrored>> = {
  'w:tblPr': { property: 'bidiVisual', order: ['tblStyle', 'tblpPr', 'tblOverlap', 'bidiVisual'] },
  'w:sectPr': {
    property: 'bidi',
    order:
      'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi'.split(
        ' ',
      ),
  },
}

/** Turns tables and sections around where the target language is written from right to left. `inner` are edits inside. */
export function mirrorLayout(
  pass: TranslationPass,
  element: XmlElement,
  xml: string,
  edits: Edit[],
  inner: readonly Edit[] = [],
): void {
  const layout = mirrored[element.name]
  if (!layout || !pass.target?.isRightToLeft) {
    edits.push(...inner)
    return
  }
  const editor = new PropertyEditor(xml, element, prefixOf(xml, element))
  editor.addEdits(inner)
  editor.put(layout.property, layout.order)
  const text = editor.write(element.name.slice('w:'.length))
  if (text !== xml.slice(element.start, element.end)) edits.push({ start: element.start, end: element.end, text })
}
