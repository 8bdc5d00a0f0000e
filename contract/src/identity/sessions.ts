import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const UserSession = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The browser's User-Agent header. */
  userAgent: z.string(),
  ip: z.string(),
  isCurrent: z.boolean(),
})
export type UserSession = z.infer<typeof UserSession>

export const listUserSessions = endpoint({
  name: 'listUserSessions',
  summary: 'List the sessions of the current user, newest first',
  tag: 'security',
  method: 'GET',
  path: '/userAccount/sessions',
  access: 'signed-in',
  reply: z.array(UserSession),
  refusals: [],
  example: {
    reply: [
      {
        id: 'Zc4x1bTQ',
        startedAt: '2026-10-01T08:00:00.000Z',
        lastSeenAt: '2026-10-01T09:30:00.000Z',
        userAgent: 'Mozilla/5.0 …',
        ip: '192.0.2.10',
        isCurrent: true,
      },
    ],
  },
})

export const endUserSession = endpoint({
  name: 'endUserSession',
  summary: 'End one session of the current user',
  tag: 'security',
  method: 'POST',
  path: '/userAccount/sessions/{sessionId}/actions/end',
  access: 'signed-in',
  params: z.object({ sessionId: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
  refusals: [],
  example: { params: { sessionId: 'Zc4x1bTQ' } },
})

export const signOutEverywhere = endpoint({
  name: 'signOutEverywhere',
  summary: 'End all sessions of the current user, including this one',
  tag: 'security',
  method: 'POST',
  path: '/userAccount/sessions/actions/signOutEverywhere',
  access: 'signed-in',
  refusals: [],
  example: {},
})
