import * as z from 'zod/mini'
import { defineTemplate } from '../template.ts'
import { paragraph } from './about-request.ts'

/** The link for choosing a new password. */
export const resetPassword = defineTemplate(
  'reset-password',
  z.object({ email: z.email(), code: z.string() }),
  ({ email, code }, { accounts: t }, { providerName, portalUrl }) => ({
    subject: t('resetTitle'),
    preview: t('resetPreview'),
    title: t('resetTitle'),
    blocks: [
      paragraph(t('resetLead', { provider: providerName, email })),
      paragraph(t('resetAsk')),
      {
        kind: 'action',
        label: t('resetTitle'),
        url: `${portalUrl}/resetPassword?${new URLSearchParams({ email, code })}`,
      },
      paragraph(t('resetNotYou')),
    ],
  }),
)
