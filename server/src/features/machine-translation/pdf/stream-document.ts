import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createDocument, type DocumentInfo } from '../../../platform/pdf/create-document.ts'
import { content } from '../../../platform/pdf/page-size.ts'
import type { Parent, Sheet } from '../../../platform/pdf/sheet.ts'

export type StreamedDocument = {
  readonly sheet: Sheet
  /** The root of the tags. */
  readonly root: Parent
  /** Finishes the page and begins the next one. */
  nextPage(): Promise<void>
  /** How many pages there are so far. */
  pages(): number
  /** Embeds the fonts and waits until the file is whole. */
  finish(): Promise<void>
  /** Ends without a file that can be used. */
  abandon(): Promise<void>
}

const mostWaitingBytes = 4 * 1024 * 1024

/** Writes each page to a file once it is full, so that memory does not grow with the pages. */
export function streamDocument(
  info: DocumentInfo,
  to: string,
  drawFoot: (sheet: Sheet, page: number) => Promise<void>,
): StreamedDocument {
  const { doc, setter, sheet, root } = createDocument(info, { bufferPages: false })
  const written = pipeline(doc, createWriteStream(to, { mode: 0o600 }))
  // Awaited at the end; until then an error is not unhandled.
  written.catch(() => {})
  let pages = 1
  return {
    sheet,
    root,
    pages: () => pages,
    async nextPage() {
      await drawFoot(sheet, pages)
      doc.addPage()
      pages++
      sheet.y = content.top
      while (doc.readableLength > mostWaitingBytes && !doc.destroyed) await setImmediate()
    },
    async finish() {
      await drawFoot(sheet, pages)
      root.end()
      setter.end()
      doc.end()
      await written
    },
    async abandon() {
      doc.destroy()
      await written.catch(() => {})
    },
  }
}
