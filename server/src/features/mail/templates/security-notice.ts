import * as z from 'zod/mini'
import { messages } from '../messages/en.ts'
import { defineTemplate } from '../template.ts'

const { securityNotice: words } = messages

const SecurityEvent = z.enum([
  'password-changed',
  'mfa-enabled',
  'mfa-disabled',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
])
export type SecurityEvent = z.infer<typeof SecurityEvent>

/** Reports a change to how the reader signs in. */
export const securityNotice = defineTemplate(
  'security-notice',
  z.object({
    what: SecurityEvent,
    at: z.iso.datetime(),
    ip: z.string(),
    passkeyName: z.optional(z.string()),
    recoveryCodesLeft: z.optional(z.int()),
  }),
  ({ what, at, ip, passkeyName, recoveryCodesLeft }, { contactEmail, portalUrl }) => {
    const { title, lead } = words.events[what]
    return {
      subject: title,
      preview: lead,
      title,
      blocks: [
        { kind: 'paragraph', text: lead },
        {
          kind: 'facts',
          facts: [
            ...(passkeyName === undefined ? [] : [{ name: words.passkey, value: passkeyName }]),
            ...(recoveryCodesLeft === undefined ? [] : [{ name: words.codesLeft, value: String(recoveryCodesLeft) }]),
            { name: words.when, value: `${at.slice(0, 16).replace('T', ' ')} UTC` },
            { name: words.address, value: ip },
          ],
        },
        { kind: 'paragraph', text: words.wasItYou(contactEmail) },
        { kind: 'action', label: words.action, url: portalUrl },
      ],
    }
  },
)
