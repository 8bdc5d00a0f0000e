import type { OpenDocument } from '../../../platform/pdf/open-document.ts'
import type { DocumentTexts } from '../messages/document.ts'
import type { TextFormats } from './format-facts.ts'
import type { QuoteFacts } from './quote-facts.ts'

/** What every part of the document is drawn with. */
export type QuoteDocument = Pick<OpenDocument, 'sheet' | 'root'> & {
  readonly facts: QuoteFacts
  /** Texts in the reader's language. */
  readonly t: DocumentTexts
  readonly formats: TextFormats
}

/** The heading: an accepted quote is a confirmation. */
export const titleOf = (t: DocumentTexts, { acceptance }: QuoteFacts): string =>
  t(acceptance ? 'confirmation' : 'quote')
