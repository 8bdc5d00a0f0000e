import { formatValue } from '@portolan/locale/format-value'
import * as z from 'zod/mini'
import { momentText } from '../format.ts'
import { defineTemplate } from '../template.ts'
import { paragraph } from './about-request.ts'

const SecurityEvent = z.enum([
  'password-changed',
  'mfa-enabled',
  'mfa-disabled',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'api-key-created',
  'api-key-revoked',
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
    apiKeyName: z.optional(z.string()),
    recoveryCodesLeft: z.optional(z.int()),
  }),
  ({ what, at, ip, passkeyName, apiKeyName, recoveryCodesLeft }, texts, { contactEmail, portalUrl }) => {
    const { security: t, accounts, locale } = texts
    const [title, lead] = [t(what), t(`${what}.lead`)]
    const codesLeft = recoveryCodesLeft === undefined ? '' : formatValue(recoveryCodesLeft, 'number', locale)
    const known = [
      { name: t('passkey'), value: passkeyName ?? '' },
      { name: t('apiKey'), value: apiKeyName ?? '' },
      { name: t('codesLeft'), value: codesLeft },
      { name: t('when'), value: momentText(at, 'UTC', texts) },
      { name: t('address'), value: ip },
    ]
    return {
      subject: title,
      preview: lead,
      title,
      blocks: [
        paragraph(lead),
        { kind: 'facts', facts: known.filter(({ value }) => value !== '') },
        paragraph(t('wasItYou', { contact: contactEmail })),
        { kind: 'action', label: accounts('openPortal'), url: portalUrl },
      ],
    }
  },
)
