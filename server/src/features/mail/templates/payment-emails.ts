import * as z from 'zod/mini'
import { messages as words } from '../messages/quotes.en.ts'
import { defineTemplate } from '../template.ts'
import { fact, facts } from './about-request.ts'
import { paymentFacts, priced } from './quote-emails.ts'

/** To the provider: an accepted quote with its payment details. */
export const quoteAcceptedNotice = defineTemplate(
  'quote-accepted-notice',
  z.object({
    ...priced,
    company: z.string(),
    by: z.string(),
    at: z.string(),
    delivery: z.string(),
    payment: paymentFacts,
    /** Who sends the client the link for paying by card; null if none is needed. */
    paymentLinkBy: z.nullable(z.enum(['portal', 'staff'])),
  }),
  (data, sender) => ({
    subject: words.acceptedNotice.subject(data.number),
    preview: words.acceptedNotice.preview(data.payment[0]?.value ?? words.acceptedNotice.procurement),
    title: words.acceptedNotice.title,
    blocks: [
      { kind: 'paragraph', text: words.acceptedNotice.lead },
      facts(data),
      ...fact(words.rejectedNotice.company, data.company),
      ...fact(words.accepted.by, data.by),
      ...fact(words.accepted.at, data.at),
      ...fact(words.languages, data.languages.join(', ')),
      ...fact(words.price, data.price),
      ...fact(words.delivery, data.delivery),
      ...(data.payment.length > 0
        ? data.payment.flatMap(({ name, value }) => fact(name, value))
        : fact(words.payment, words.acceptedNotice.procurement)),
      ...(data.paymentLinkBy === null
        ? []
        : [{ kind: 'paragraph', text: words.acceptedNotice.linkBy[data.paymentLinkBy] } as const]),
      {
        kind: 'action',
        label: words.acceptedNotice.see,
        url: `${sender.portalUrl}/desk/${data.requestId}?tab=payment`,
      },
    ],
  }),
)

/** To a client who pays by card. */
export const paymentLinkSent = defineTemplate('payment-link', z.object({ ...priced, url: z.url() }), (data) => ({
  subject: words.paymentLink.subject(data.number, data.price),
  preview: words.paymentLink.preview,
  title: words.paymentLink.title,
  blocks: [
    { kind: 'paragraph', text: words.paymentLink.lead },
    facts(data),
    ...fact(words.price, data.price),
    { kind: 'action', label: words.paymentLink.pay, url: data.url },
    { kind: 'paragraph', text: words.paymentLink.warning },
  ],
}))
