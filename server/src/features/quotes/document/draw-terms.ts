import type { LegalText } from '@portolan/contract/content/content'
import { messages } from '../messages/document.en.ts'
import { content, lineHeight, styles } from './look.ts'
import type { QuoteFacts } from './quote-facts.ts'
import type { Sheet } from './sheet.ts'

type Root = PDFKit.PDFStructureElement

/** What our people wrote, where it is answered, and under which terms. */
export function drawTerms(sheet: Sheet, root: Root, facts: QuoteFacts): void {
  if (facts.note) {
    sheet.makeRoom(60)
    sheet.text(root, 'H2', messages.note, styles.heading, 2)
    for (const paragraph of facts.note.split('\n')) sheet.text(root, 'P', paragraph, styles.text, 2)
    sheet.y += 12
  }
  drawAnswer(sheet, root, facts.url, facts.acceptance ? messages.follow : messages.answer)
  drawLegalText(sheet, root, facts.terms)
}

/** Headings stay with what follows them; items of one list are one list to screen readers. */
function drawLegalText(sheet: Sheet, root: Root, { title, version, blocks }: LegalText): void {
  sheet.makeRoom(4 * lineHeight(styles.heading))
  sheet.text(root, 'H2', messages.terms(title, version), styles.heading, 2)
  let list: Root | undefined
  for (const { kind, text } of blocks) {
    if (kind !== 'item') {
      list?.end()
      list = undefined
    }
    if (kind === 'heading') {
      sheet.y += 3
      sheet.makeRoom(3 * lineHeight(styles.terms))
      sheet.text(root, 'P', text, styles.termsHeading, 1)
    } else if (kind === 'paragraph') sheet.text(root, 'P', text, styles.terms, 1)
    else {
      list ??= sheet.tag(root, 'L')
      sheet.text(list, 'LI', messages.item + text, styles.terms, 1)
    }
  }
  list?.end()
}

function drawAnswer(sheet: Sheet, root: Root, url: string, lead: string): void {
  sheet.makeRoom(50)
  sheet.text(root, 'P', lead, styles.text)
  const top = sheet.y
  sheet.text(root, 'P', url, styles.link, 16)
  sheet.doc.link(content.left, top, content.width, sheet.y - top - 16, url)
}
