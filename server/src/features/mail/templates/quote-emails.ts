import * as z from 'zod/mini'
import { dayText, dollars, momentText } from '../format.ts'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link, paragraph } from './about-request.ts'
import { acceptance, languagesFact, offeredPriceFact, paymentFacts, priced, priceFact, startOf } from './quote-facts.ts'

export const quoteReady = defineTemplate(
  'quote-ready',
  z.object({
    ...priced,
    turnaroundDays: z.nullable(z.int()),
    validUntil: z.string(),
    note: z.string(),
    version: z._default(z.int(), 1),
  }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    const isRevised = data.version > 1
    const turnaround = data.turnaroundDays === null ? '' : t('turnaround', { count: data.turnaroundDays })
    return {
      subject: t(isRevised ? 'revisedSubject' : 'readySubject', {
        number: data.number,
        amount: dollars(data.priceCents),
      }),
      preview: t('readyPreview'),
      title: isRevised ? t('revisedTitle') : t('readyTitle'),
      blocks: [
        paragraph(isRevised ? t('revisedLead') : t('readyLead')),
        facts(data, texts),
        ...fact(t('versionName'), isRevised ? t('versionOf', { version: data.version }) : ''),
        ...languagesFact(data, texts),
        ...offeredPriceFact(data, texts),
        ...fact(t('delivery'), turnaround),
        ...fact(t('validUntil'), dayText(data.validUntil, texts)),
        ...fact(t('note'), data.note),
        ...link(data, sender, t('see')),
      ],
    }
  },
)

/** The receipt, as it is kept. Before a payment or order it says what was accepted, and confirms nothing yet. */
export const quoteAccepted = defineTemplate(
  'quote-accepted',
  z.object({
    ...priced,
    ...acceptance,
    company: z._default(z.string(), ''),
    termsVersion: z.string(),
    privacyVersion: z._default(z.string(), ''),
    documentSha256: z.string(),
    /** Whether the client is sent an address where to pay by card. */
    sendsPaymentLink: z._default(z.boolean(), false),
  }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    const start = startOf(data)
    const version = (text: string) => (text ? t('version', { version: text }) : '')
    return {
      subject: t('acceptedSubject', data),
      preview: t(`acceptedPreview${start}`),
      title: t(`acceptedTitle${start}`),
      blocks: [
        paragraph(t(`acceptedLead${start}`)),
        facts(data, texts),
        ...languagesFact(data, texts),
        ...offeredPriceFact(data, texts),
        ...fact(t('company'), data.company),
        ...fact(t('acceptedBy'), data.by),
        ...fact(t('acceptedAt'), momentText(data.at, data.timeZone, texts)),
        ...fact(t('delivery'), dayText(data.delivery, texts)),
        ...(data.payment ? paymentFacts(data.payment, texts) : []),
        ...fact(t('terms'), version(data.termsVersion)),
        ...fact(t('privacy'), version(data.privacyVersion)),
        ...fact(t('document'), data.documentSha256),
        ...(data.sendsPaymentLink ? [paragraph(t('acceptedPaymentLink'))] : []),
        paragraph(t(`acceptedNext${start}`)),
        ...link(data, sender, t('see')),
      ],
    }
  },
)

export const quoteRejected = defineTemplate(
  'quote-rejected',
  z.object({ ...about, reason: z.string() }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    return {
      subject: t('rejectedSubject', data),
      preview: t('rejectedPreview'),
      title: t('rejectedTitle'),
      blocks: [
        paragraph(t('rejectedLead')),
        facts(data, texts),
        ...fact(t('reason'), data.reason),
        ...link(data, sender, t('see')),
      ],
    }
  },
)

/** To the provider, who may want to make another one. */
export const quoteRejectedNotice = defineTemplate(
  'quote-rejected-notice',
  z.object({ ...priced, company: z.string(), by: z.string(), reason: z.string() }),
  (data, texts) => {
    const { quotes: t } = texts
    return {
      subject: t('rejectedNoticeSubject', data),
      preview: t('rejectedNoticePreview'),
      title: t('rejectedNoticeTitle'),
      blocks: [
        paragraph(t('rejectedNoticeLead')),
        facts(data, texts),
        ...fact(t('company'), data.company),
        ...fact(t('rejectedBy'), data.by),
        ...languagesFact(data, texts),
        ...priceFact(data, texts),
        ...fact(t('reason'), data.reason),
      ],
    }
  },
)

export const quoteWithdrawn = defineTemplate(
  'quote-withdrawn',
  z.object({ ...about, reason: z.string() }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    return {
      subject: t('withdrawnSubject', data),
      preview: t('withdrawnPreview'),
      title: t('withdrawnTitle'),
      blocks: [
        paragraph(t('withdrawnLead')),
        facts(data, texts),
        ...fact(t('reason'), data.reason),
        ...link(data, sender, t('seeRequest')),
      ],
    }
  },
)

export const quoteExpired = defineTemplate(
  'quote-expired',
  z.object({ ...priced, validUntil: z.string() }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    return {
      subject: t('expiredSubject', data),
      preview: t('expiredPreview'),
      title: t('expiredTitle'),
      blocks: [
        paragraph(t('expiredLead')),
        facts(data, texts),
        ...languagesFact(data, texts),
        ...priceFact(data, texts),
        ...fact(t('validUntil'), dayText(data.validUntil, texts)),
        ...link(data, sender, t('see')),
      ],
    }
  },
)
