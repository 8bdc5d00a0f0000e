import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf } from '../../xml/element-attributes.ts'
import type { XmlElement } from '../../xml/elements.ts'

/**
 * A content control that is bound to data shows the data when Word opens the document, not the translated text. So the
 * binding goes, except to the properties of the document, which are translated too.
 */
export function removeDataBinding(pass: TranslationPass, binding: XmlElement, xml: string, edits: Edit[]): void {
  if (!pass.target || attributeOf(xml, binding, 'prefixMappings')?.includes('core-properties')) return
  pass.warn('data_binding_removed')
  edits.push({ start: binding.start, end: binding.end, text: '' })
}
