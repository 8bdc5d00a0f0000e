import * as z from 'zod/mini'
import { messages } from '../messages/en.ts'
import { defineTemplate } from '../template.ts'

const { resetPassword: words } = messages

/** The link for choosing a new password. */
export const resetPassword = defineTemplate(
  'reset-password',
  z.object({ email: z.email(), code: z.string() }),
  ({ email, code }, { providerName, portalUrl }) => ({
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    blocks: [
      { kind: 'paragraph', text: words.lead(providerName, email) },
      { kind: 'paragraph', text: words.ask },
      {
        kind: 'action',
        label: words.action,
        url: `${portalUrl}/resetPassword?${new URLSearchParams({ email, code })}`,
      },
      { kind: 'paragraph', text: words.notYou },
    ],
  }),
)
