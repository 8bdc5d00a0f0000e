import type { TargetLanguage } from '../../segments/target-language.ts'
import { childOf, prefixOf } from '../../xml/elements.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { PropertyEditor } from './property-editor.ts'
import { languageAttribute, putComplexScript } from './write.ts'

export const stylesPart = /wordprocessingml\.styles\+xml$/

/** The language of the document; and bold, italic and size of complex scripts, or a bold heading is not bold in Arabic. */
export const styleBlocks = (target: TargetLanguage): XmlBlocks => ({
  names: new Set(['w:rPrDefault', 'w:rPr']),
  visit(element, xml, edits) {
    const isDefault = element.name === 'w:rPrDefault'
    const properties = isDefault ? childOf(element, 'w:rPr') : element
    if (!properties) return
    const editor = new PropertyEditor(xml, properties, prefixOf(xml, properties))
    if (target.isComplexScript) putComplexScript(editor)
    if (isDefault) editor.setAttribute('lang', languageAttribute(target), target.tag)
    const written = editor.write('rPr')
    if (written !== xml.slice(properties.start, properties.end))
      edits.push({ start: properties.start, end: properties.end, text: written })
  },
})
