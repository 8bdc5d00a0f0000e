import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Maximum duration of an impersonation. */
export const impersonationSeconds = 3600

export const Impersonation = z.object({ username: z.string(), endsAt: z.iso.datetime() })
export type Impersonation = z.infer<typeof Impersonation>

export const startImpersonation = endpoint({
  name: 'startImpersonation',
  summary: 'Start impersonating a user by X-Username-Override, for one hour. The reason is recorded',
  tag: 'accounts',
  method: 'POST',
  path: '/userAccount/actions/startImpersonation',
  access: { roles: ['ADMIN'] },
  body: z.object({
    username: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
    reason: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  }),
  reply: Impersonation,
  refusals: [],
  example: {
    body: { username: 'client@harbor.example', reason: 'Ticket 4711: cannot find the quote' },
    reply: { username: 'client@harbor.example', endsAt: '2026-10-01T09:00:00.000Z' },
  },
})

export const endImpersonation = endpoint({
  name: 'endImpersonation',
  summary: 'End the impersonation in this session',
  tag: 'accounts',
  method: 'POST',
  path: '/userAccount/actions/endImpersonation',
  access: { roles: ['ADMIN'] },
  refusals: [],
  example: {},
})
