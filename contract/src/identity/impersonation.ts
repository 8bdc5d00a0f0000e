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

export const ImpersonationUser = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  /** The client that the user acts for; null for staff. */
  company: z.nullable(z.string()),
})
export type ImpersonationUser = z.infer<typeof ImpersonationUser>

export const searchImpersonationUsers = endpoint({
  name: 'searchImpersonationUsers',
  summary: 'Find users who can be impersonated by name, username, e-mail address or company',
  tag: 'accounts',
  method: 'GET',
  path: '/userAccount/impersonation/users',
  access: { roles: ['ADMIN'] },
  query: z.object({ search: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)) }),
  /** At most 20, by name. */
  reply: z.object({ items: z.array(ImpersonationUser) }),
  refusals: [],
  example: {
    query: { search: 'harbor' },
    reply: {
      items: [
        {
          username: 'client@harbor.example',
          name: 'Helen Marsh',
          email: 'client@harbor.example',
          company: 'Harbor Health',
        },
      ],
    },
  },
})
