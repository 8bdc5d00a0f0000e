import * as z from 'zod/mini'
import { defineTemplate } from '../template.ts'
import { about, facts, paragraph } from './about-request.ts'

/** To a buyer whose procurement system takes the cart only from the buyer's own browser. */
export const cartLinkSent = defineTemplate('cart-link', z.object({ ...about, url: z.url() }), (data, texts) => {
  const { quotes: t } = texts
  return {
    subject: t('cartSubject', { number: data.number }),
    preview: t('cartPreview'),
    title: t('cartTitle'),
    blocks: [
      paragraph(t('cartLead')),
      facts(data, texts),
      { kind: 'action', label: t('cartAction'), url: data.url },
      paragraph(t('cartSession')),
    ],
  }
})
