import * as z from 'zod/mini'
import { defineTemplate } from '../template.ts'
import { paragraph } from './about-request.ts'

/** Invites someone to create an account with a colleague's organization. */
export const invitationSent = defineTemplate(
  'invitation',
  z.object({ inviter: z.string(), company: z.string(), page: z.string() }),
  ({ inviter, company, page }, { accounts: t }, { providerName, portalUrl }) => ({
    subject: t('inviteSubject', { inviter, company }),
    preview: t('invitePreview'),
    title: t('inviteTitle', { company }),
    blocks: [
      paragraph(t('inviteLead', { inviter, company, provider: providerName })),
      paragraph(t('inviteAsk')),
      { kind: 'action', label: t('inviteAction'), url: portalUrl + page },
      paragraph(t('inviteNotYou')),
    ],
  }),
)

/** Invites a colleague of the provider. */
export const staffInvitationSent = defineTemplate(
  'staff-invitation',
  z.object({ inviter: z.string(), page: z.string() }),
  ({ inviter, page }, { accounts: t }, { providerName: company, portalUrl }) => ({
    subject: t('inviteSubject', { inviter, company }),
    preview: t('invitePreview'),
    title: t('inviteTitle', { company }),
    blocks: [
      paragraph(t('inviteStaffLead', { inviter, company })),
      paragraph(t('inviteAsk')),
      { kind: 'action', label: t('inviteAction'), url: portalUrl + page },
      paragraph(t('inviteNotYou')),
    ],
  }),
)
