import * as z from 'zod/mini'
import { messages } from '../messages/en.ts'
import { defineTemplate } from '../template.ts'

const { confirmEmail: words } = messages

/** The link that confirms the address of a new account. */
export const confirmEmail = defineTemplate(
  'confirm-email',
  z.object({ email: z.email(), firstName: z.string(), code: z.string() }),
  ({ email, firstName, code }, { providerName, portalUrl }) => ({
    subject: words.subject,
    preview: words.preview,
    title: words.title(firstName),
    blocks: [
      { kind: 'paragraph', text: words.lead(providerName) },
      { kind: 'paragraph', text: words.ask },
      {
        kind: 'action',
        label: words.action,
        url: `${portalUrl}/confirmEmail?${new URLSearchParams({ email, verificationCode: code })}`,
      },
      { kind: 'paragraph', text: words.notYou },
    ],
  }),
)
