import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const text = z.string().check(z.maxLength(500))

/** TradeCentric's setup request. Unused fields are ignored. */
export const PunchoutSetup = z.object({
  pos: text.check(z.minLength(1)),
  operation: z.enum(['create', 'edit', 'inspect']),
  return_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
  params: z.object({
    mode: z.optional(text),
    body: z.object({
      contact: z.object({ email: z.email().check(z.maxLength(254)), name: text, unique: z.optional(text) }),
      buyercookie: text.check(z.minLength(1)),
      postform: z.optional(z.string().check(z.maxLength(2000))),
      /** The cart that the buyer edits or inspects. */
      items: z.optional(z.array(z.object({ secondaryId: z.optional(z.nullable(text)) })).check(z.maxLength(1000))),
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
  refusals: ['email_not_of_company', 'punchout_not_confirmed', 'gateway_unavailable'],
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
  reply: z.object({
    signInTicket: z.string(),
    /** New requests belong to this session; null where the buyer only looks at an earlier cart. */
    externalReferenceId: z.nullable(z.string()),
    /** The request whose cart the buyer edits or inspects; null for a new one. */
    jobRequestId: z.nullable(z.uuid()),
  }),
  refusals: ['punchout_not_found', 'punchout_used', 'punchout_expired'],
  example: {
    body: { requestId: '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22' },
    reply: { signInTicket: 'q3V0…', externalReferenceId: 'SESSION-123456', jobRequestId: null },
  },
})

export const returnEmptyCart = endpoint({
  name: 'returnEmptyCart',
  summary: "Go back to the procurement system without ordering. The answer says where the buyer's browser continues",
  tag: 'procurement',
  method: 'POST',
  path: '/tradeCentric/punchout/actions/returnEmptyCart',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'], application: 'coupa' },
  body: z.object({ externalReferenceId: text.check(z.minLength(1)) }),
  reply: z.object({ redirectUrl: z.string() }),
  refusals: ['cart_not_returnable', 'gateway_unavailable'],
  example: {
    body: { externalReferenceId: 'SESSION-123456' },
    reply: { redirectUrl: 'https://connect.tradecentric.com/back' },
  },
})
