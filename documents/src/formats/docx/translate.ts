import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { chartBlocks, chartParts } from '../open-xml/chart.ts'
import { drawingBlocks, drawingParts } from '../open-xml/drawing.ts'
import type { OfficeTranslation } from '../open-xml/office-translation.ts'
import { propertiesPart, propertyBlocks } from '../open-xml/properties.ts'
import { removeDataBinding } from './data-binding.ts'
import { translateParagraph } from './paragraph.ts'
import { mirroredElements, mirrorLayout } from './right-to-left.ts'
import { styleBlocks, stylesPart } from './styles.ts'

const mainParts = /wordprocessingml\.(?:document|template)\.main\+xml$/
const otherParts = /wordprocessingml\.(?:header|footer|footnotes|endnotes|comments|document\.glossary)\+xml$/
const names = new Set(['w:p', 'w:dataBinding', ...mirroredElements])

/** Body, headers, footers, notes, comments, building blocks, charts, SmartArt and properties. */
export async function translateWord(translation: OfficeTranslation): Promise<void> {
  const { pass, changed } = translation
  for (const parts of [mainParts, otherParts]) await translation.translateParts(parts, wordBlocks(pass))
  await translation.translateParts(chartParts, chartBlocks(pass))
  await translation.translateParts(drawingParts, drawingBlocks(pass))
  await translation.translateParts(propertiesPart, propertyBlocks(pass))
  if (pass.target && changed && changed.entries.size > 0)
    await translation.translateParts(stylesPart, styleBlocks(pass.target))
}

const wordBlocks = (pass: TranslationPass): XmlBlocks => ({
  names,
  visit(element, xml, edits) {
    if (element.name === 'w:p') translateParagraph(pass, element, xml, edits)
    else if (element.name === 'w:dataBinding') removeDataBinding(pass, element, xml, edits)
    else mirrorLayout(pass, element, xml, edits)
  },
})
