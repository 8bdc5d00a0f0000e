import { sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import { withoutDirectionMarks } from '../../../platform/pdf/isolate.ts'
import { openDocument } from '../../../platform/pdf/open-document.ts'
import { loadDocumentTexts } from '../messages/document.ts'
import { drawAcceptance } from './draw-acceptance.ts'
import { drawCosts } from './draw-costs.ts'
import { drawCountNotes } from './draw-count-notes.ts'
import { drawFooter } from './draw-footer.ts'
import { drawHead } from './draw-head.ts'
import { drawTerms } from './draw-terms.ts'
import { drawTotal } from './draw-total.ts'
import { textFormats } from './format-facts.ts'
import { styles } from './look.ts'
import { type QuoteDocument, titleOf } from './quote-document.ts'
import type { QuoteFacts } from './quote-facts.ts'

/** Writes the quote as a PDF in the reader's language. The same facts give the same bytes. */
export async function writeDocument(facts: QuoteFacts): Promise<Buffer> {
  const textLocale = matchLocale(facts.locale)
  // A document has one language: without texts in the reader's, it is English throughout.
  const locale = textLocale ? facts.locale : 'en-US'
  const t = await loadDocumentTexts(textLocale ?? sourceLocale)
  const { providerName } = facts.provider
  const { sheet, root, finish } = openDocument({
    locale,
    title: withoutDirectionMarks(
      t('documentTitle', { title: titleOf(t, facts), number: facts.number, provider: providerName }),
    ),
    author: providerName,
    subject: facts.name,
    createdAt: facts.createdAt,
  })
  const document: QuoteDocument = { sheet, root, facts, t, formats: textFormats(locale, facts.timeZone) }
  await drawHead(document)
  await drawCosts(document)
  await drawTotal(document)
  await drawCountNotes(document)
  if (facts.acceptance) await drawAcceptance(document, facts.acceptance)
  await drawTerms(document)
  if (sheet.setter.hasMissing()) await sheet.text(root, 'P', t('unreadable'), styles.terms)
  return finish((page, pages) => drawFooter(document, page, pages))
}
