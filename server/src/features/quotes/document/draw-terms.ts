import type { LegalText } from '@portolan/contract/content/content'
import { directionOfText } from '../../../platform/pdf/bidi.ts'
import { isolateLeftToRight } from '../../../platform/pdf/isolate.ts'
import { content, page } from '../../../platform/pdf/page-size.ts'
import type { Parent } from '../../../platform/pdf/sheet.ts'
import { styles } from './look.ts'
import type { QuoteDocument } from './quote-document.ts'

/** Draws the note of staff, the link to the quote page, and the terms. */
export async function drawTerms(document: QuoteDocument): Promise<void> {
  const { sheet, root, t, facts } = document
  if (facts.note) {
    sheet.makeRoom(60)
    await sheet.text(root, 'H2', t('note'), styles.heading, 2)
    for (const paragraph of facts.note.split('\n'))
      await sheet.text(root, 'P', paragraph, styles.text, 2, directionOfText(paragraph, sheet.direction))
    sheet.y += 12
  }
  await drawAnswer(document, facts.acceptance ? t('follow') : t('answer'))
  await drawLegalText(document, facts.terms)
}

/** Keeps headings with the text below, and tags consecutive items as one list for screen readers. */
async function drawLegalText({ sheet, root, t }: QuoteDocument, { title, version, blocks }: LegalText): Promise<void> {
  const { lineHeight } = sheet.setter
  sheet.makeRoom(4 * lineHeight(styles.heading))
  await sheet.text(root, 'H2', t('terms', { title, version }), styles.heading, 2)
  let list: Parent | undefined
  for (const { kind, text } of blocks) {
    if (kind !== 'item') {
      list?.end()
      list = undefined
    }
    // A provider may have its terms in one language only.
    const direction = directionOfText(text, sheet.direction)
    if (kind === 'heading') {
      sheet.y += 3
      sheet.makeRoom(3 * lineHeight(styles.terms))
      await sheet.text(root, 'P', text, styles.termsHeading, 1, direction)
    } else if (kind === 'paragraph') await sheet.text(root, 'P', text, styles.terms, 1, direction)
    else {
      list ??= sheet.tag(root, 'L')
      await sheet.text(list, 'LI', t('item', { text }), styles.terms, 1, direction)
    }
  }
  list?.end()
}

async function drawAnswer({ sheet, root, facts: { url } }: QuoteDocument, lead: string): Promise<void> {
  sheet.makeRoom(50)
  await sheet.text(root, 'P', lead, styles.text)
  const top = sheet.y
  await sheet.text(root, 'P', isolateLeftToRight(url), styles.link, 16)
  sheet.doc.link(page.margin, top, content.width, sheet.y - top - 16, url)
}
