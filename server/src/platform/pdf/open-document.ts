import { buffer } from 'node:stream/consumers'
import { createDocument, type DocumentInfo } from './create-document.ts'
import type { Parent, Sheet } from './sheet.ts'

export type OpenDocument = {
  readonly sheet: Sheet
  /** The root of the tags. */
  readonly root: Parent
  /** Calls `draw` on each page, then embeds the fonts and answers the file. */
  finish(draw: (page: number, pages: number) => Promise<void>): Promise<Buffer>
}

/** A document that is built in memory, so that its pages can be counted before they are finished. */
export function openDocument(info: DocumentInfo): OpenDocument {
  const { doc, setter, sheet, root } = createDocument(info, { bufferPages: true })
  const bytes = buffer(doc)
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
