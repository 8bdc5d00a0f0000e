import * as z from 'zod/mini'
import { ClientNumber } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../page-query.ts'
import { ClientRole, DeskRole, Role } from '../roles.ts'

export const User = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The client that the user acts for; null for staff. */
  company: z.nullable(z.string()),
  roles: z.array(Role),
  isAccountEnabled: z.boolean(),
  /** False until the link in the email was opened: such an account cannot sign in. */
  isEmailConfirmed: z.boolean(),
  isMfaEnabled: z.boolean(),
})
export type User = z.infer<typeof User>

/** Roles that administrators give. A role without rights stays with the accounts that have it already. */
export const GivenRole = z.enum([...ClientRole.options, ...DeskRole.options])
export type GivenRole = z.infer<typeof GivenRole>

const base = '/desk/users' as const
const forAdministrators = { tag: 'accounts', access: { roles: ['ADMIN'] } } as const
const params = { userId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }

export const listUsers = endpoint({
  ...forAdministrators,
  name: 'listUsers',
  summary:
    'List all users, of clients and of the provider, by username. The search is in names, addresses and companies',
  method: 'GET',
  path: base,
  query: z.object({
    ...pageQuery,
    clientId: z.optional(ClientNumber),
    role: z.optional(Role),
    /** Leaves out administrators and disabled accounts. */
    isImpersonable: z.optional(z.stringbool()),
  }),
  reply: z.object({ items: z.array(User), nextPageToken: z.nullable(z.string()) }),
  refusals: ['page_token_invalid'],
  example: { query: { search: 'harbor' } },
})

export const listUserRoles = endpoint({
  ...forAdministrators,
  name: 'listUserRoles',
  summary: 'List the roles that users have',
  method: 'GET',
  path: `${base}/roles`,
  reply: z.array(Role),
  refusals: [],
  example: { reply: ['ADMIN', 'CLIENT', 'QUOTER'] },
})

/** Administrators cannot change their own account here. */
const change = {
  ...forAdministrators,
  method: 'POST',
  params: z.object({ userId: z.uuid() }),
  reply: User,
} as const

export const changeUserRole = endpoint({
  ...change,
  name: 'changeUserRole',
  summary: 'Give a user another role, of staff or of clients as before, and end the sessions of the account',
  path: `${base}/{userId}/actions/changeRole`,
  body: z.object({ role: GivenRole }),
  refusals: ['conflict'],
  example: { params, body: { role: 'QUOTER' } },
})

export const disableUserMfa = endpoint({
  ...change,
  name: 'disableUserMfa',
  summary: "Disable MFA of a user's enabled account",
  path: `${base}/{userId}/actions/disableMfa`,
  refusals: ['conflict'],
  example: { params },
})

export const enableUser = endpoint({
  ...change,
  name: 'enableUser',
  summary: "Enable a user's account",
  path: `${base}/{userId}/actions/enableAccount`,
  refusals: [],
  example: { params },
})

export const disableUser = endpoint({
  ...change,
  name: 'disableUser',
  summary: "Disable a user's account and end its sessions",
  path: `${base}/{userId}/actions/disableAccount`,
  refusals: [],
  example: { params },
})

export const resendUserConfirmation = endpoint({
  ...change,
  name: 'resendUserConfirmation',
  summary: 'Email a user the link that confirms the email address again. Earlier links stop working',
  path: `${base}/{userId}/actions/resendConfirmation`,
  refusals: ['conflict'],
  example: { params },
})
