import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { translateContent } from './plain-content.ts'

export const propertiesPart = /core-properties\+xml$/
const names = new Set(['dc:title', 'dc:subject', 'dc:description', 'cp:keywords', 'cp:category'])

/** The title and the like that programs show as properties of the document. */
export const propertyBlocks = (pass: TranslationPass): XmlBlocks => ({
  names,
  visit: (element, xml, edits) => translateContent(pass, element, xml, edits),
})
