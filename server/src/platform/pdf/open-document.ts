import { buffer } from 'node:stream/consumers'
import { directionOf } from '@portolan/locale/direction'
import PdfDocument from 'pdfkit'
import { page } from './page-size.ts'
import { internalsOf } from './pdf-internals.ts'
import { openSheet, type Parent, type Sheet } from './sheet.ts'
import { textSetter } from './text-setter.ts'

type DocumentInfo = {
  /** A full language tag, such as es-US. */
  readonly locale: string
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly createdAt: Date
}

export type OpenDocument = {
  readonly sheet: Sheet
  /** The root of the tags. */
  readonly root: Parent
  /** Calls `draw` on each page, then embeds the fonts and answers the file. */
  finish(draw: (page: number, pages: number) => Promise<void>): Promise<Buffer>
}

/** A tagged PDF in any script and direction. The same content makes the same bytes. */
export function openDocument({ locale, title, author, subject, createdAt }: DocumentInfo): OpenDocument {
  const direction = directionOf(locale)
  const doc = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: createdAt },
  })
  if (direction === 'rtl') internalsOf(doc)._root.data.ViewerPreferences.data.Direction = 'R2L'
  const bytes = buffer(doc)
  const setter = textSetter(doc, locale, direction)
  const sheet = openSheet(doc, setter, direction)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    sheet,
    root,
    async finish(draw) {
      root.end()
      const { start, count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        doc.switchToPage(start + index)
        await draw(index + 1, count)
      }
      setter.end()
      doc.end()
      return bytes
    },
  }
}
