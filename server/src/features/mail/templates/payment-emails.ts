import * as z from 'zod/mini'
import { dayText, dollars, momentText } from '../format.ts'
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

/** To the client who pays by card, or whom we ask to pay first although they chose an invoice. */
export const paymentLinkSent = defineTemplate(
  'payment-link',
  z.object({ ...priced, url: z.url(), isAdvance: z._default(z.boolean(), false) }),
  (data, texts) => {
    const { quotes: t } = texts
    return {
      subject: t('paymentLinkSubject', { number: data.number, amount: dollars(data.priceCents) }),
      preview: t('paymentLinkPreview'),
      title: t('paymentLinkTitle'),
      blocks: [
        paragraph(t(data.isAdvance ? 'paymentLinkLeadAdvance' : 'paymentLinkLead')),
        facts(data, texts),
        ...priceFact(data, texts),
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

/** To the client whose payment staff recorded, by card or on an invoice. The delivery is a calendar day (YYYY-MM-DD), empty where not known. */
export const paymentReceived = defineTemplate(
  'payment-received',
  z.object({ ...priced, delivery: z.string(), isStarted: z.boolean() }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    return {
      subject: t('paidSubject', { number: data.number, amount: dollars(data.priceCents) }),
      preview: t(data.isStarted ? 'paidLeadStarted' : 'paidLead'),
      title: t('paidTitle'),
      blocks: [
        paragraph(t(data.isStarted ? 'paidLeadStarted' : 'paidLead')),
        facts(data, texts),
        ...languagesFact(data, texts),
        ...priceFact(data, texts),
        ...fact(t('delivery'), dayText(data.delivery, texts)),
        ...link(data, sender, t('seeRequest')),
      ],
    }
  },
)
