import { addressLines } from '@portolan/contract/address'
import { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import * as z from 'zod/mini'
import { languagesText, moneyText } from '../format.ts'
import type { MailTexts } from '../messages/mail-texts.ts'
import type { Block } from '../template.ts'
import { about, fact } from './about-request.ts'

export const priced = { ...about, priceCents: z.int(), languageIds: z.array(z.string()) }
const Priced = z.object(priced)

/** How a quote was accepted. Days are calendar days (YYYY-MM-DD), empty where not known. */
export const acceptance = {
  by: z.string(),
  at: z.iso.datetime(),
  /** Of the provider. */
  timeZone: z.string(),
  delivery: z.string(),
  /** Null where the client's procurement system pays. */
  payment: z.nullable(PaymentPreferences),
  /** The work starts when the client's purchase order comes. */
  isOrderedLater: z._default(z.boolean(), false),
  /** The work starts when the client has paid by card. */
  isPaidFirst: z._default(z.boolean(), false),
  /** The work starts when staff have allowed the invoice. */
  isInvoiceChecked: z._default(z.boolean(), false),
}

const Acceptance = z.object(acceptance)

/** What the work waits for: the end of the keys that word it. */
export const startOf = ({
  isOrderedLater,
  isPaidFirst,
  isInvoiceChecked,
}: Pick<z.output<typeof Acceptance>, 'isOrderedLater' | 'isPaidFirst' | 'isInvoiceChecked'>) =>
  isOrderedLater ? 'Order' : isPaidFirst ? 'Payment' : isInvoiceChecked ? 'Invoice' : ''

export const languagesFact = ({ languageIds }: z.output<typeof Priced>, texts: MailTexts): Block[] =>
  fact(texts.quotes('languages'), languagesText(languageIds, texts))

export const priceFact = ({ priceCents }: z.output<typeof Priced>, texts: MailTexts): Block[] =>
  fact(texts.quotes('price'), moneyText(priceCents, texts))

/** The price as it is offered, accepted or invoiced: without taxes. */
export const offeredPriceFact = ({ priceCents }: z.output<typeof Priced>, texts: MailTexts): Block[] =>
  fact(texts.quotes('price'), texts.quotes('amountPlusTaxes', { amount: moneyText(priceCents, texts) }))

export function paymentFacts(
  { paymentType, billingContact, billingAccount, invoice }: PaymentPreferences,
  { quotes: t }: MailTexts,
): Block[] {
  return [
    ...fact(t('payment'), t(paymentType)),
    ...fact(t('clientIdNumber'), billingAccount?.clientIdNumber ?? ''),
    ...fact(t('personalCode'), billingAccount?.personalCode ?? ''),
    ...fact(t('vatNumber'), invoice?.vatNumber ?? ''),
    ...fact(t('orderNumber'), invoice?.orderNumber ?? ''),
    ...fact(t('billingAddress'), billingContact ? addressLines(billingContact).join(', ') : ''),
    ...fact(t('billingEmail'), billingContact?.email ?? ''),
    ...fact(t('billingPhone'), billingContact?.phoneNumber ?? ''),
  ]
}
