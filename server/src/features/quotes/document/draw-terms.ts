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
  const terms = messages.termsTexts.map((text, index) => `${index + 1}. ${text}`)
  const lines = terms.map((text) => sheet.setter.block(text, styles.terms, content.width).height + 1)
  sheet.makeRoom(lines.reduce((sum, height) => sum + height, 2 * lineHeight(styles.heading)))
  sheet.text(root, 'H2', messages.terms(facts.termsVersion), styles.heading, 2)
  const list = sheet.tag(root, 'L')
  for (const text of terms) sheet.text(list, 'LI', text, styles.terms, 1)
  list.end()
}

function drawAnswer(sheet: Sheet, root: Root, url: string, lead: string): void {
  sheet.makeRoom(50)
  sheet.text(root, 'P', lead, styles.text)
  const top = sheet.y
  sheet.text(root, 'P', url, styles.link, 16)
  sheet.doc.link(content.left, top, content.width, sheet.y - top - 16, url)
}
