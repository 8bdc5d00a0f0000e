import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const text = z.string().check(z.maxLength(500))

/** TradeCentric's setup request. Unused fields are ignored. */
export const PunchoutSetup = z.object({
  pos: text.check(z.minLength(1)),
  operation: z.enum(['create', 'edit', 'inspect']),
  return_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
  params: z.object({
    body: z.object({
      contact: z.object({ email: z.email().check(z.maxLength(254)), name: text, unique: z.optional(text) }),
      buyercookie: text,
    }),
  }),
})

export const openPunchout = endpoint({
  name: 'openPunchout',
  summary:
    "Open a punch-out session for a buyer. Called by a procurement system's server with the shared secret as bearer token",
  tag: 'procurement',
  method: 'POST',
  path: '/tradeCentric/punchout',
  access: 'shared-secret',
  body: PunchoutSetup,
  reply: z.object({ start_url: z.string(), startURL: z.string() }),
  refusals: ['email_not_of_company'],
  example: {
    body: {
      pos: 'ABCD1234efg567',
      operation: 'create',
      return_url: 'https://connect.tradecentric.com/gateway/link/api/id/ABCD1234efg567',
      params: {
        body: { contact: { email: 'buyer@procura.example', name: 'Bo Yilmaz' }, buyercookie: 'SESSION-123456' },
      },
    },
    reply: {
      start_url: 'https://portal.example/coupa/starter/9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22',
      startURL: 'https://portal.example/coupa/starter/9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22',
    },
  },
})

export const initializeLogIn = endpoint({
  name: 'initializeLogIn',
  summary: 'Exchange the id of a start URL for a sign-in ticket. The id works once, within ten minutes',
  tag: 'procurement',
  method: 'POST',
  path: '/tradeCentric/punchout/actions/initializeLogIn',
  access: 'anyone',
  body: z.object({ requestId: z.string().check(z.maxLength(200)) }),
  reply: z.object({ signInTicket: z.string(), externalReferenceId: z.string() }),
  refusals: ['punchout_not_found'],
  example: {
    body: { requestId: '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22' },
    reply: { signInTicket: 'q3V0…', externalReferenceId: 'SESSION-123456' },
  },
})
