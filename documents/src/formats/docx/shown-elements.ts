import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { elementsOf, type XmlElement } from '../../xml/elements.ts'
import { describedElements, translateAttributes } from '../open-xml/alternative-text.ts'
import { translateDrawingParagraph } from '../open-xml/drawing-paragraph.ts'
import { translateAttributeText } from './attribute-text.ts'
import { translateChoiceList } from './choices.ts'
import { removeDataBinding } from './data-binding.ts'
import { translateFieldCode } from './field-texts.ts'
import { translateFormField } from './form-fields.ts'
import { mirrorLayout } from './right-to-left.ts'

type TranslateElement = (pass: TranslationPass, element: XmlElement, xml: string, edits: Edit[]) => void

const longestTitle = 64

/** Elements outside of paragraphs that hold texts themselves, and those that a translation changes. */
const whole: Readonly<Record<string, TranslateElement>> = {
  'a:p': translateDrawingParagraph,
  'w:sectPr': mirrorLayout,
  'w:tblPr': translateTableProperties,
  'w:dataBinding': removeDataBinding,
  'w:dropDownList': translateChoiceList,
  'w:comboBox': translateChoiceList,
  'w:ffData': translateFormField,
  'w:instrText': translateFieldCode,
  // Word shows the title of a content control on its frame.
  'w:alias': (...given) => translateAttributeText(...given, { longest: longestTitle }),
  // The text of a watermark.
  'v:textpath': (...given) => translateAttributeText(...given, { name: 'string' }),
  'w:altChunk': (pass) => pass.warn('embedded_document_left'),
}

export const shownElements: readonly string[] = Object.keys(whole)

/** Translates an element that is no paragraph. Returns whether that is all, or texts may be inside it. */
export function translateElement(pass: TranslationPass, element: XmlElement, xml: string, edits: Edit[]): boolean {
  const translate = whole[element.name]
  if (translate) translate(pass, element, xml, edits)
  else if (element.name === 'w:hyperlink' || describedElements.has(element.name))
    translateAttributes(pass, element, xml, edits)
  return translate !== undefined
}

/** The title and the description of a table, for people who cannot see it. */
function translateTableProperties(pass: TranslationPass, properties: XmlElement, xml: string, edits: Edit[]): void {
  const inner: Edit[] = []
  for (const child of elementsOf(properties))
    if (child.name === 'w:tblCaption' || child.name === 'w:tblDescription')
      translateAttributeText(pass, child, xml, inner)
  mirrorLayout(pass, properties, xml, edits, inner)
}
