import { chartBlocks, chartParts } from '../open-xml/chart.ts'
import { drawingBlocks, drawingParts } from '../open-xml/drawing.ts'
import type { OfficeTranslation } from '../open-xml/office-translation.ts'
import { propertiesPart, propertyBlocks } from '../open-xml/properties.ts'

const slides = /presentationml\.slide\+xml$/
const notes = /presentationml\.notesslide\+xml$/
const comments = /presentationml\.comments\+xml$|ms-powerpoint\.comments\+xml$/

/** Slides, speaker notes and comments. Layouts and masters only hold prompts and stay. */
export async function translatePresentation(translation: OfficeTranslation): Promise<void> {
  const { pass } = translation
  for (const parts of [slides, notes, drawingParts, comments])
    await translation.translateParts(parts, drawingBlocks(pass))
  await translation.translateParts(chartParts, chartBlocks(pass))
  await translation.translateParts(propertiesPart, propertyBlocks(pass))
}
