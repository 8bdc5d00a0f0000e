import { directionOf } from '@portolan/locale/direction'
import PdfDocument from 'pdfkit'
import { page } from './page-size.ts'
import { internalsOf } from './pdf-internals.ts'
import { openSheet } from './sheet.ts'
import { textSetter } from './text-setter.ts'

export type DocumentInfo = {
  /** A full language tag, such as es-US. */
  readonly locale: string
  readonly title: string
  readonly author?: string
  readonly subject?: string
  readonly createdAt: Date
}

/** A tagged PDF in any script and direction. The same content makes the same bytes. */
export function createDocument(
  { locale, title, author, subject, createdAt }: DocumentInfo,
  { bufferPages }: { readonly bufferPages: boolean },
) {
  const direction = directionOf(locale)
  const doc = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: title,
      ...(author && { Author: author, Creator: author }),
      ...(subject && { Subject: subject }),
      CreationDate: createdAt,
    },
  })
  if (direction === 'rtl') internalsOf(doc)._root.data.ViewerPreferences.data.Direction = 'R2L'
  const setter = textSetter(doc, locale, direction)
  const sheet = openSheet(doc, setter, direction)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, setter, sheet, root }
}
