import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const OrganizationClientContact = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export type OrganizationClientContact = z.infer<typeof OrganizationClientContact>

export const IdentitySettings = z.object({
  username: z.string(),
  isAccountEnabled: z.boolean(),
  /** False, too, where the MFA status was not asked for. */
  isMfaEnabled: z.boolean(),
})
export type IdentitySettings = z.infer<typeof IdentitySettings>

const base = '/userAccount/organizationClientContacts' as const
const contactId = z.object({ contactId: z.uuid() })
const username = z.object({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) })
const id = { contactId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }

/** For CLIENT users whose client lets them manage the organisation; contacts of others answer 404. */
const ofOrganization = { tag: 'organization', access: { roles: ['CLIENT'] } } as const

export const listOrganizationClientContacts = endpoint({
  ...ofOrganization,
  name: 'listOrganizationClientContacts',
  summary: 'The users of the organisation, by name',
  method: 'GET',
  path: base,
  reply: z.array(OrganizationClientContact),
  refusals: [],
  example: {
    reply: [{ id: id.contactId, email: 'employee@harbor.example', firstName: 'Emil', lastName: 'Sand' }],
  },
})

export const getIdentitySettings = endpoint({
  ...ofOrganization,
  name: 'getIdentitySettings',
  summary: 'Whether a user of the organisation can sign in, and how',
  method: 'GET',
  path: `${base}/{contactId}/indentitySettings`,
  params: contactId,
  query: z.object({
    email: z.optional(z.string().check(z.maxLength(254))),
    includeMfaStatus: z.optional(z.stringbool()),
  }),
  reply: IdentitySettings,
  refusals: [],
  example: {
    params: id,
    query: { email: 'employee@harbor.example', includeMfaStatus: 'true' },
    reply: { username: 'employee@harbor.example', isAccountEnabled: true, isMfaEnabled: false },
  },
})

const change = {
  ...ofOrganization,
  method: 'POST',
  params: contactId,
  body: username,
  reply: IdentitySettings,
} as const

export const disableContactMfa = endpoint({
  ...change,
  name: 'disableContactMfa',
  summary: 'Takes the authenticator app from an enabled account that has one, but not from the own account',
  path: `${base}/{contactId}/actions/disableMfa`,
  refusals: ['conflict'],
  example: { params: id, body: { username: 'employee@harbor.example' } },
})

export const enableContactAccount = endpoint({
  ...change,
  name: 'enableContactAccount',
  summary: 'Lets a user of the organisation sign in again; not oneself',
  path: `${base}/{contactId}/actions/enableAccount`,
  refusals: ['conflict'],
  example: { params: id, body: { username: 'disabled@harbor.example' } },
})

export const disableContactAccount = endpoint({
  ...change,
  name: 'disableContactAccount',
  summary: 'Signs a user of the organisation out everywhere and lets them in no more; not oneself',
  path: `${base}/{contactId}/actions/disableAccount`,
  refusals: ['conflict'],
  example: { params: id, body: { username: 'employee@harbor.example' } },
})
