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
  /** Also false if the MFA status was not requested. */
  isMfaEnabled: z.boolean(),
})
export type IdentitySettings = z.infer<typeof IdentitySettings>

const base = '/userAccount/organizationClientContacts' as const
const contactId = z.object({ contactId: z.uuid() })
const username = z.object({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) })
const id = { contactId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }

/** For CLIENT users whose client lets them manage the organization. Other organizations' contacts answer 404. */
const ofOrganization = { tag: 'organization', access: { roles: ['CLIENT'] } } as const

export const listOrganizationClientContacts = endpoint({
  ...ofOrganization,
  name: 'listOrganizationClientContacts',
  summary: 'List the users of the organization by name',
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
  summary: 'Get whether and how a user of the organization can sign in',
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
  summary: "Disable MFA of another user's enabled account",
  path: `${base}/{contactId}/actions/disableMfa`,
  refusals: ['conflict'],
  example: { params: id, body: { username: 'employee@harbor.example' } },
})

export const enableContactAccount = endpoint({
  ...change,
  name: 'enableContactAccount',
  summary: "Enable another user's account",
  path: `${base}/{contactId}/actions/enableAccount`,
  refusals: ['conflict'],
  example: { params: id, body: { username: 'disabled@harbor.example' } },
})

export const disableContactAccount = endpoint({
  ...change,
  name: 'disableContactAccount',
  summary: "Disable another user's account and end its sessions",
  path: `${base}/{contactId}/actions/disableAccount`,
  refusals: ['conflict'],
  example: { params: id, body: { username: 'employee@harbor.example' } },
})
