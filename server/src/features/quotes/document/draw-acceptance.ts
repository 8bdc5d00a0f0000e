import { isolate } from '../../../platform/pdf/isolate.ts'
import { content } from '../../../platform/pdf/page-size.ts'
import { type PaymentFact, paymentFacts } from '../payment/payment-facts.ts'
import { styles } from './look.ts'
import type { QuoteDocument } from './quote-document.ts'
import type { QuoteFacts } from './quote-facts.ts'

const labels = { at: 0, width: 140 }
const values = { at: labels.width, width: content.width - labels.width }

/** Draws who accepted the quote and how it is paid. */
export async function drawAcceptance(
  document: QuoteDocument,
  acceptance: NonNullable<QuoteFacts['acceptance']>,
): Promise<void> {
  const { sheet, root, t, formats } = document
  const { by, at, payment, documentSha256 } = acceptance
  const facts = [
    { name: t('acceptedBy'), value: by },
    { name: t('acceptedAt'), value: at ? formats.moment(at) : '' },
    ...(payment ? paymentFacts(payment, t) : [{ name: t('payment'), value: t('procurement') }]),
    { name: t('documentSha256'), value: documentSha256 },
  ].filter(({ value }) => value !== '')
  sheet.makeRoom(sheet.setter.lineHeight(styles.text) * (facts.length + 2))
  await sheet.text(root, 'H2', t('accepted'), styles.heading, 4)
  for (const fact of facts) await drawFact(document, fact)
  sheet.y += 14
}

async function drawFact({ sheet, root }: QuoteDocument, { name, value }: PaymentFact): Promise<void> {
  const label = await sheet.setter.block(name, styles.label, labels.width)
  const text = await sheet.setter.block(isolate(value), styles.text, values.width)
  sheet.makeRoom(text.height)
  const { y } = sheet
  sheet.tag(root, 'P', [
    { ...labels, block: label, y: y + 1 },
    { ...values, block: text, y },
  ])
  sheet.y += Math.max(label.height, text.height) + 2
}
