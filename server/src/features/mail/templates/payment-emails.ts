import * as z from 'zod/mini'
import { dayText, dollars, momentText, moneyText } from '../format.ts'
import type { MailTexts } from '../messages/mail-texts.ts'
import { defineTemplate } from '../template.ts'
import { fact, facts, link, paragraph } from './about-request.ts'
import { acceptance, languagesFact, offeredPriceFact, paymentFacts, priced, priceFact, startOf } from './quote-facts.ts'

/** To the provider: an accepted quote, and how it is paid. */
export const quoteAcceptedNotice = defineTemplate(
  'quote-accepted-notice',
  z.object({
    ...priced,
    ...acceptance,
    company: z.string(),
    /** Who sends the client the address where to pay by card; null where none is needed. */
    paymentLinkBy: z.nullable(z.enum(['portal', 'staff'])),
  }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    const { payment, paymentLinkBy } = data
    const linkBy = { portal: t('linkByPortal'), staff: t('linkByStaff') }
    return {
      subject: t('acceptedNoticeSubject', data),
      preview: t('acceptedNoticePreview', { payment: payment ? t(payment.paymentType) : t('procurement') }),
      title: t('acceptedNoticeTitle'),
      blocks: [
        paragraph(t(`acceptedNoticeLead${startOf(data)}`)),
        facts(data, texts),
        ...fact(t('company'), data.company),
        ...fact(t('acceptedBy'), data.by),
        ...fact(t('acceptedAt'), momentText(data.at, data.timeZone, texts)),
        ...languagesFact(data, texts),
        ...priceFact(data, texts),
        ...fact(t('delivery'), dayText(data.delivery, texts)),
        ...(payment ? paymentFacts(payment, texts) : fact(t('payment'), t('procurement'))),
        ...(paymentLinkBy ? [paragraph(linkBy[paymentLinkBy])] : []),
        { kind: 'action', label: t('openOrder'), url: `${sender.portalUrl}/desk/${data.requestId}?tab=payment` },
      ],
    }
  },
)

/** What is paid of the price and what is open. Emails that were queued before parts could be paid name neither. */
const amounts = { paidCents: z._default(z.int(), 0), openCents: z._default(z.nullable(z.int()), null) }
type Amounts = { readonly priceCents: number; readonly paidCents: number; readonly openCents: number | null }

const openOf = ({ priceCents, openCents }: Amounts): number => openCents ?? priceCents

const amountFacts = (data: Amounts, texts: MailTexts) => [
  ...fact(texts.quotes('paidSoFar'), moneyText(data.paidCents, texts)),
  ...fact(texts.quotes('stillOpen'), moneyText(openOf(data), texts)),
]

/** To the client who pays by card, or whom we ask to pay first although they chose an invoice. */
export const paymentLinkSent = defineTemplate(
  'payment-link',
  z.object({ ...priced, ...amounts, url: z.url(), isAdvance: z._default(z.boolean(), false) }),
  (data, texts) => {
    const { quotes: t } = texts
    const isRest = data.paidCents > 0
    return {
      subject: t('paymentLinkSubject', { number: data.number, amount: dollars(openOf(data)) }),
      preview: t('paymentLinkPreview'),
      title: t('paymentLinkTitle'),
      blocks: [
        paragraph(t(isRest ? 'paymentLinkLeadRest' : data.isAdvance ? 'paymentLinkLeadAdvance' : 'paymentLinkLead')),
        facts(data, texts),
        ...priceFact(data, texts),
        ...(isRest ? amountFacts(data, texts) : []),
        { kind: 'action', label: t('pay'), url: data.url },
        paragraph(t('paymentLinkWarning')),
      ],
    }
  },
)

/** To the new customer whose invoice we allowed. The delivery is a calendar day (YYYY-MM-DD), empty where not known. */
export const invoiceAllowed = defineTemplate(
  'invoice-allowed',
  z.object({ ...priced, delivery: z.string() }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    return {
      subject: t('invoiceAllowedSubject', data),
      preview: t('invoiceAllowedLead'),
      title: t('invoiceAllowedTitle'),
      blocks: [
        paragraph(t('invoiceAllowedLead')),
        facts(data, texts),
        ...languagesFact(data, texts),
        ...offeredPriceFact(data, texts),
        ...fact(t('delivery'), dayText(data.delivery, texts)),
        ...link(data, sender, t('seeRequest')),
      ],
    }
  },
)

/**
 * To the client whose payment staff recorded, by card or on an invoice, whole or a part. The delivery is a calendar day
 * (YYYY-MM-DD), empty where not known.
 */
export const paymentReceived = defineTemplate(
  'payment-received',
  z.object({
    ...priced,
    ...amounts,
    /** Of this payment. Null in emails that were queued before parts could be paid. */
    amountCents: z._default(z.nullable(z.int()), null),
    delivery: z.string(),
    isStarted: z.boolean(),
    /** The work starts when all of it is paid. */
    isAwaited: z._default(z.boolean(), false),
  }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    const isPart = data.amountCents !== null && openOf(data) > 0
    const lead = isPart
      ? t(data.isAwaited ? 'partLeadAwaited' : 'partLead', { open: dollars(openOf(data)) })
      : t(data.isStarted ? 'paidLeadStarted' : 'paidLead')
    const hasParts = isPart || (data.amountCents ?? data.priceCents) < data.priceCents
    return {
      subject: t('paidSubject', { number: data.number, amount: dollars(data.amountCents ?? data.priceCents) }),
      preview: lead,
      title: t('paidTitle'),
      blocks: [
        paragraph(lead),
        facts(data, texts),
        ...languagesFact(data, texts),
        ...priceFact(data, texts),
        ...(hasParts && data.amountCents !== null ? fact(t('thisPayment'), moneyText(data.amountCents, texts)) : []),
        ...(hasParts ? amountFacts(data, texts) : []),
        ...fact(t('delivery'), dayText(data.delivery, texts)),
        ...link(data, sender, t('seeRequest')),
      ],
    }
  },
)
