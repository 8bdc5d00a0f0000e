import * as z from 'zod/mini'
import { dayText } from '../format.ts'
import { defineTemplate } from '../template.ts'
import { fact, facts, link, paragraph } from './about-request.ts'
import { languagesFact, priced, priceFact } from './quote-facts.ts'

/** The delivery is a calendar day (YYYY-MM-DD), empty where not known. */
const ordered = { ...priced, orderId: z.string(), delivery: z.string() }

/** To the buyer whose quote waited for the purchase order. */
export const orderReceived = defineTemplate('order-received', z.object(ordered), (data, texts, sender) => {
  const { quotes: t } = texts
  return {
    subject: t('orderSubject', { number: data.number }),
    preview: t('orderPreview', data),
    title: t('orderTitle'),
    blocks: [
      paragraph(t('orderLead')),
      facts(data, texts),
      ...fact(t('order'), data.orderId),
      ...languagesFact(data, texts),
      ...priceFact(data, texts),
      ...fact(t('delivery'), dayText(data.delivery, texts)),
      ...link(data, sender, t('seeRequest')),
    ],
  }
})

/** To the provider. */
export const orderReceivedNotice = defineTemplate(
  'order-received-notice',
  z.object({ ...ordered, company: z.string() }),
  (data, texts, sender) => {
    const { quotes: t } = texts
    return {
      subject: t('orderNoticeSubject', { number: data.number }),
      preview: t('orderPreview', data),
      title: t('orderNoticeTitle'),
      blocks: [
        paragraph(t('orderNoticeLead')),
        facts(data, texts),
        ...fact(t('company'), data.company),
        ...fact(t('order'), data.orderId),
        ...languagesFact(data, texts),
        ...priceFact(data, texts),
        ...fact(t('delivery'), dayText(data.delivery, texts)),
        { kind: 'action', label: t('openOrder'), url: `${sender.portalUrl}/desk/${data.requestId}` },
      ],
    }
  },
)
