import type { Parent } from '../../../platform/pdf/sheet.ts'
import type { StreamedDocument } from './stream-document.ts'

/** The document that is being printed. */
export type TranslatedPages = StreamedDocument & {
  /** The tag of the list whose items are being printed. */
  list: Parent | undefined
  imagesLeftOut: number
}
