import type { OpenDocument } from '../../../platform/pdf/open-document.ts'
import type { DocumentTexts } from '../messages/document.ts'
import type { TextFormats } from './format-facts.ts'
import type { QuoteFacts } from './quote-facts.ts'

/** Everything the parts of the document are drawn from. */
export type QuoteDocument = Pick<OpenDocument, 'sheet' | 'root'> & {
  readonly facts: QuoteFacts
  /** Texts in the reader's language. */
  readonly t: DocumentTexts
  readonly formats: TextFormats
}

/** The heading. An accepted quote is called a confirmation. */
export const titleOf = (t: DocumentTexts, { acceptance }: QuoteFacts): string =>
  t(acceptance ? 'confirmation' : 'quote')
