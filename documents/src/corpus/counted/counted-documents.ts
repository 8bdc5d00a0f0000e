import type { CountedDocument } from './counted-document.ts'
import { countedOpen } from './counted-open.ts'
import { countedPdfs } from './counted-pdfs.ts'
import { countedSheets } from './counted-sheets.ts'
import { countedSlides } from './counted-slides.ts'
import { countedTexts } from './counted-texts.ts'
import { countedWord } from './counted-word.ts'

export const countedDocuments: readonly CountedDocument[] = [
  ...[...countedWord, ...countedSheets, ...countedSlides],
  ...[...countedOpen, ...countedTexts, ...countedPdfs],
]
