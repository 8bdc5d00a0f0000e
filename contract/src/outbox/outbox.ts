import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const OutboxMail = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  from: z.string(),
  to: z.string(),
  /** Where answers go; missing if they go to the sender. */
  replyTo: z.optional(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

/** Demo only, where no email is sent; otherwise 404. Staff only if the demo is reachable from other machines. */
export const listOutbox = endpoint({
  name: 'listOutbox',
  summary: 'List the emails the demo would have sent, newest first',
  tag: 'demo',
  method: 'GET',
  path: '/outbox',
  access: 'anyone',
  query: z.object({ to: z.optional(z.string().check(z.maxLength(320))) }),
  reply: z.array(OutboxMail),
  refusals: [],
  example: { query: { to: 'client@harbor.example' }, reply: [] },
})
