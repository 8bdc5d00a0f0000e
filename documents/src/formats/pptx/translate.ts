import { chartBlocks, chartParts } from '../open-xml/chart.ts'
import { drawingBlocks, drawingParts } from '../open-xml/drawing.ts'
import type { OfficeTranslation } from '../open-xml/office-translation.ts'
import { propertiesPart, propertyBlocks } from '../open-xml/properties.ts'
import { masterBlocks, masters } from './master.ts'

const slides = /presentationml\.slide\+xml$/
const notes = /presentationml\.notesslide\+xml$/
const comments = /presentationml\.comments\+xml$|ms-powerpoint\.comments\+xml$/

/** Slides, speaker notes, comments, and what layouts and masters show on every slide. */
export async function translatePresentation(translation: OfficeTranslation): Promise<void> {
  const { pass } = translation
  for (const parts of [slides, notes, drawingParts, comments])
    await translation.translateParts(parts, drawingBlocks(pass))
  await translation.translateParts(masters, masterBlocks(pass))
  await translation.translateParts(chartParts, chartBlocks(pass))
  await translation.translateParts(propertiesPart, propertyBlocks(pass))
}
