import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { chartBlocks, chartParts } from '../open-xml/chart.ts'
import { drawingBlocks, drawingParts } from '../open-xml/drawing.ts'
import type { OfficeTranslation } from '../open-xml/office-translation.ts'
import { propertiesPart, propertyBlocks } from '../open-xml/properties.ts'
import { numberingBlocks, numberingPart } from './numbering.ts'
import { translateParagraph } from './paragraph.ts'
import { shownElements, translateElement } from './shown-elements.ts'
import { styleBlocks, stylesPart } from './styles.ts'

const mainParts = /wordprocessingml\.(?:document|template)\.main\+xml$/
const otherParts = /wordprocessingml\.(?:header|footer|footnotes|endnotes|comments|document\.glossary)\+xml$/
const names = new Set(['w:p', ...shownElements])

/** Body, headers, footers, notes, comments, building blocks, labels of lists, charts, SmartArt and properties. */
export async function translateWord(translation: OfficeTranslation): Promise<void> {
  const { pass, changed } = translation
  for (const parts of [mainParts, otherParts]) await translation.translateParts(parts, wordBlocks(pass))
  await translation.translateParts(numberingPart, numberingBlocks(pass))
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
    else translateElement(pass, element, xml, edits)
  },
})
