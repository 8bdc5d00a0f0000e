import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Emails that people may turn off. Codes, security notices, receipts and payment links are always sent. */
export const EmailKind = z.enum(['QUOTES', 'DELIVERIES', 'MESSAGES', 'REQUESTS'])
export type EmailKind = z.infer<typeof EmailKind>

/** DAILY: one email a day with everything that happened, if anything did. */
export const EmailDelivery = z.enum(['AT_ONCE', 'DAILY'])
export type EmailDelivery = z.infer<typeof EmailDelivery>

export const EmailSettings = z.object({
  /** The kinds that the user gets at all, by role. */
  offeredKinds: z.array(EmailKind),
  enabledKinds: z.array(EmailKind),
  delivery: EmailDelivery,
})
export type EmailSettings = z.infer<typeof EmailSettings>

const enabled = { enabledKinds: ['QUOTES', 'DELIVERIES'], delivery: 'DAILY' } satisfies Partial<EmailSettings>
const reply = { ...enabled, offeredKinds: [...EmailKind.options] }

export const getEmailSettings = endpoint({
  name: 'getEmailSettings',
  summary: 'Get which emails the current user receives, and when',
  tag: 'accounts',
  method: 'GET',
  path: '/userAccount/emailSettings',
  access: 'signed-in',
  reply: EmailSettings,
  refusals: [],
  example: { reply },
})

export const changeEmailSettings = endpoint({
  name: 'changeEmailSettings',
  summary: 'Choose which emails the current user receives, and when. Kinds that are not listed are turned off',
  tag: 'accounts',
  method: 'POST',
  path: '/userAccount/actions/changeEmailSettings',
  access: 'signed-in',
  body: z.object({
    enabledKinds: z.array(EmailKind).check(z.maxLength(EmailKind.options.length)),
    delivery: EmailDelivery,
  }),
  reply: EmailSettings,
  refusals: [],
  example: { body: enabled, reply },
})
