import * as z from 'zod/mini'
import { defineTemplate } from '../template.ts'
import { paragraph } from './about-request.ts'

/** The link that confirms the address of a new account. */
export const confirmEmail = defineTemplate(
  'confirm-email',
  z.object({ email: z.email(), firstName: z.string(), code: z.string() }),
  ({ email, firstName, code }, { accounts: t }, { providerName, portalUrl }) => ({
    subject: t('confirmSubject'),
    preview: t('confirmPreview'),
    title: t('confirmTitle', { firstName }),
    blocks: [
      paragraph(t('confirmLead', { provider: providerName })),
      paragraph(t('confirmAsk')),
      {
        kind: 'action',
        label: t('confirmAction'),
        url: `${portalUrl}/confirmEmail?${new URLSearchParams({ email, verificationCode: code })}`,
      },
      paragraph(t('confirmNotYou')),
    ],
  }),
)
