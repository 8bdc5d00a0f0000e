import { messages } from '../messages/document.en.ts'
import { content, lineHeight, styles } from './look.ts'
import type { QuoteFacts } from './quote-facts.ts'
import type { Sheet } from './sheet.ts'

type Root = PDFKit.PDFStructureElement
const labels = 140

/** Who accepted it and how it is paid. */
export function drawAcceptance(sheet: Sheet, root: Root, acceptance: NonNullable<QuoteFacts['acceptance']>): void {
  const { by, at, payment, documentSha256 } = acceptance
  const facts = [
    { name: messages.acceptedBy, value: by },
    { name: messages.acceptedAt, value: at },
    ...(payment.length > 0 ? payment : [{ name: messages.payment, value: messages.procurement }]),
    { name: messages.documentSha256, value: documentSha256 },
  ].filter(({ value }) => value !== '')
  sheet.makeRoom(lineHeight(styles.text) * (facts.length + 2))
  sheet.text(root, 'H2', messages.accepted, styles.heading, 4)
  for (const fact of facts) drawFact(sheet, root, fact)
  sheet.y += 14
}

function drawFact(sheet: Sheet, root: Root, { name, value }: { readonly name: string; readonly value: string }): void {
  const { setter } = sheet
  const width = content.width - labels
  const label = setter.block(name, styles.label, labels)
  const text = setter.block(value, styles.text, width)
  sheet.makeRoom(text.height)
  const { y } = sheet
  sheet.tag(root, 'P', () => {
    setter.put(label, { x: content.left, y: y + 1, width: labels })
    setter.put(text, { x: content.left + labels, y, width })
  })
  sheet.y += Math.max(label.height, text.height) + 2
}
