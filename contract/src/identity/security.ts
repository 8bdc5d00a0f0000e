import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewPassword, passwordMaxLength } from './password.ts'

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = z.infer<typeof Passkey>

/** How the signed-in user signs in. */
export const AccountSecurity = z.object({
  /** False where the password is kept elsewhere: by the organisation or by another issuer. */
  hasPassword: z.boolean(),
  /** Whether the user may set up an authenticator app: staff, and users whose client wants it. */
  isMfaOffered: z.boolean(),
  isMfaEnabled: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(Passkey),
})
export type AccountSecurity = z.infer<typeof AccountSecurity>

/** For the user's own hands alone: nobody does it in their name. */
const own = { tag: 'security', access: 'signed-in' } as const

export const getAccountSecurity = endpoint({
  ...own,
  name: 'getAccountSecurity',
  summary: 'How the signed-in user signs in',
  method: 'GET',
  path: '/userAccount/security',
  reply: AccountSecurity,
  refusals: [],
  example: {
    reply: { hasPassword: true, isMfaOffered: true, isMfaEnabled: false, recoveryCodesLeft: 0, passkeys: [] },
  },
})

export const changePassword = endpoint({
  ...own,
  name: 'changePassword',
  summary: 'Changes the password; every other session of the user ends',
  method: 'POST',
  path: '/userAccount/actions/changePassword',
  body: z.object({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(passwordMaxLength)),
    newPassword: NewPassword,
  }),
  refusals: ['wrong_old_password', 'password_too_common', 'federated_account'],
  example: { body: { oldPassword: 'Harbour-Light-27', newPassword: 'Lantern-Quay-58' } },
})

export const startMfaSetup = endpoint({
  ...own,
  name: 'startMfaSetup',
  summary: 'A new secret for an authenticator app; nothing changes before a code of it is shown',
  method: 'POST',
  path: '/userAccount/mfa/actions/startSetup',
  reply: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: ['mfa_not_offered', 'conflict'],
  example: {
    reply: { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Portolan:pm%40portolan.example?secret=…' },
  },
})

export const mfaCodeLength = 6
export const recoveryCodeCount = 10
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const recoveryCodes = { recoveryCodes: ['7KQF-M2XD', 'R9TC-4VHW'] }

export const enableMfa = endpoint({
  ...own,
  name: 'enableMfa',
  summary: 'Switches the authenticator app on with a code of it; answers ten recovery codes, shown this once',
  method: 'POST',
  path: '/userAccount/mfa/actions/enable',
  body: z.object({ code: z.string().check(z.trim(), z.maxLength(20)) }),
  reply: RecoveryCodes,
  refusals: ['wrong_mfa_code', 'mfa_not_offered', 'conflict'],
  example: { body: { code: '492039' }, reply: recoveryCodes },
})

export const disableMfa = endpoint({
  ...own,
  name: 'disableMfa',
  summary: 'Switches the authenticator app off and forgets its secret and the recovery codes',
  method: 'POST',
  path: '/userAccount/mfa/actions/disable',
  refusals: [],
  example: {},
})

export const renewRecoveryCodes = endpoint({
  ...own,
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes; the old ones are good no more',
  method: 'POST',
  path: '/userAccount/mfa/actions/renewRecoveryCodes',
  reply: RecoveryCodes,
  refusals: ['conflict'],
  example: { reply: recoveryCodes },
})

/** As the browser's own WebAuthn functions take and give it. */
const WebAuthnJson = z.record(z.string(), z.unknown())

export const startPasskey = endpoint({
  ...own,
  name: 'startPasskey',
  summary: 'What a browser needs to make a passkey',
  method: 'POST',
  path: '/userAccount/passkeys/actions/start',
  reply: z.object({ options: WebAuthnJson }),
  refusals: ['federated_account', 'conflict'],
  example: { reply: { options: { challenge: 'o1b2…', rp: { id: 'portal.example', name: 'Portolan' } } } },
})

export const addPasskey = endpoint({
  ...own,
  name: 'addPasskey',
  summary: 'Keeps a passkey that a browser made',
  method: 'POST',
  path: '/userAccount/passkeys',
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), credential: WebAuthnJson }),
  reply: Passkey,
  status: 201,
  refusals: ['wrong_passkey', 'federated_account', 'conflict'],
  example: { body: { name: 'Laptop', credential: { id: 'b3Kd…', type: 'public-key' } } },
})

export const removePasskey = endpoint({
  ...own,
  name: 'removePasskey',
  summary: 'Forgets a passkey',
  method: 'POST',
  path: '/userAccount/passkeys/{passkeyId}/actions/remove',
  params: z.object({ passkeyId: z.string().check(z.maxLength(2000)) }),
  refusals: [],
  example: { params: { passkeyId: 'b3Kd…' } },
})
