import * as z from 'zod/mini'
import { messages as words } from '../messages/quotes.en.ts'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link } from './about-request.ts'

export const priced = { ...about, price: z.string(), languages: z.array(z.string()) }

/** Payment details as text. */
export const paymentFacts = z.array(z.object({ name: z.string(), value: z.string() }))

/** Dates arrive formatted; unknown values are empty. */
export const quoteReady = defineTemplate(
  'quote-ready',
  z.object({ ...priced, delivery: z.string(), validUntil: z.string(), note: z.string() }),
  (data, sender) => ({
    subject: words.ready.subject(data.number, data.price),
    preview: words.ready.preview,
    title: words.ready.title,
    blocks: [
      { kind: 'paragraph', text: words.ready.lead },
      facts(data),
      ...fact(words.languages, data.languages.join(', ')),
      ...fact(words.price, data.price),
      ...fact(words.delivery, data.delivery),
      ...fact(words.validUntil, data.validUntil),
      ...fact(words.note, data.note),
      ...link(data, sender, words.see),
    ],
  }),
)

/** The receipt. */
export const quoteAccepted = defineTemplate(
  'quote-accepted',
  z.object({
    ...priced,
    by: z.string(),
    at: z.string(),
    delivery: z.string(),
    termsVersion: z.string(),
    privacyVersion: z._default(z.string(), ''),
    documentSha256: z.string(),
    payment: z._default(paymentFacts, []),
    /** Whether the client gets a link for paying by card. */
    sendsPaymentLink: z._default(z.boolean(), false),
  }),
  (data, sender) => ({
    subject: words.accepted.subject(data.number),
    preview: words.accepted.preview,
    title: words.accepted.title,
    blocks: [
      { kind: 'paragraph', text: words.accepted.lead },
      facts(data),
      ...fact(words.languages, data.languages.join(', ')),
      ...fact(words.price, data.price),
      ...fact(words.accepted.by, data.by),
      ...fact(words.accepted.at, data.at),
      ...fact(words.delivery, data.delivery),
      ...data.payment.flatMap(({ name, value }) => fact(name, value)),
      ...fact(words.accepted.terms, words.accepted.version(data.termsVersion)),
      ...(data.privacyVersion ? fact(words.accepted.privacy, words.accepted.version(data.privacyVersion)) : []),
      ...fact(words.accepted.document, data.documentSha256),
      ...(data.sendsPaymentLink ? [{ kind: 'paragraph', text: words.accepted.paymentLink } as const] : []),
      { kind: 'paragraph', text: words.accepted.next },
      ...link(data, sender, words.see),
    ],
  }),
)

export const quoteRejected = defineTemplate(
  'quote-rejected',
  z.object({ ...about, reason: z.string() }),
  (data, sender) => ({
    subject: words.rejected.subject(data.number),
    preview: words.rejected.preview,
    title: words.rejected.title,
    blocks: [
      { kind: 'paragraph', text: words.rejected.lead },
      facts(data),
      ...fact(words.reason, data.reason),
      ...link(data, sender, words.see),
    ],
  }),
)

/** To the provider, who may want to make another quote. */
export const quoteRejectedNotice = defineTemplate(
  'quote-rejected-notice',
  z.object({ ...priced, company: z.string(), by: z.string(), reason: z.string() }),
  (data) => ({
    subject: words.rejectedNotice.subject(data.number),
    preview: words.rejectedNotice.preview,
    title: words.rejectedNotice.title,
    blocks: [
      { kind: 'paragraph', text: words.rejectedNotice.lead },
      facts(data),
      ...fact(words.rejectedNotice.company, data.company),
      ...fact(words.rejectedNotice.by, data.by),
      ...fact(words.languages, data.languages.join(', ')),
      ...fact(words.price, data.price),
      ...fact(words.reason, data.reason),
    ],
  }),
)

export const quoteExpired = defineTemplate(
  'quote-expired',
  z.object({ ...priced, validUntil: z.string() }),
  (data, sender) => ({
    subject: words.expired.subject(data.number),
    preview: words.expired.preview,
    title: words.expired.title,
    blocks: [
      { kind: 'paragraph', text: words.expired.lead },
      facts(data),
      ...fact(words.languages, data.languages.join(', ')),
      ...fact(words.price, data.price),
      ...fact(words.validUntil, data.validUntil),
      ...link(data, sender, words.see),
    ],
  }),
)
