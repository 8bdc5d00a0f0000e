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

/** How the current user signs in. */
export const AccountSecurity = z.object({
  /** False if the organization or another issuer manages the password. */
  hasPassword: z.boolean(),
  /** Whether the user may set up an authenticator app: staff, and users whose client has MFA on. */
  isMfaOffered: z.boolean(),
  isMfaEnabled: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(Passkey),
})
export type AccountSecurity = z.infer<typeof AccountSecurity>

/** Not available while impersonating. */
const own = { tag: 'security', access: 'signed-in' } as const

export const getAccountSecurity = endpoint({
  ...own,
  name: 'getAccountSecurity',
  summary: 'Get how the current user signs in',
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
  summary: 'Change the password and end all other sessions',
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
  summary: 'Create a secret for an authenticator app. MFA stays off until `enableMfa` receives a code from the app',
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
  summary: 'Enable MFA with a code from the authenticator app. Returns ten recovery codes, which are shown only once',
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
  summary: 'Disable MFA and delete its secret and recovery codes',
  method: 'POST',
  path: '/userAccount/mfa/actions/disable',
  refusals: [],
  example: {},
})

export const renewRecoveryCodes = endpoint({
  ...own,
  name: 'renewRecoveryCodes',
  summary: 'Replace the recovery codes with ten new ones',
  method: 'POST',
  path: '/userAccount/mfa/actions/renewRecoveryCodes',
  reply: RecoveryCodes,
  refusals: ['conflict'],
  example: { reply: recoveryCodes },
})

/** JSON of the browser's WebAuthn functions. */
const WebAuthnJson = z.record(z.string(), z.unknown())

export const startPasskey = endpoint({
  ...own,
  name: 'startPasskey',
  summary: 'Get the WebAuthn options for creating a passkey',
  method: 'POST',
  path: '/userAccount/passkeys/actions/start',
  reply: z.object({ options: WebAuthnJson }),
  refusals: ['federated_account', 'conflict'],
  example: { reply: { options: { challenge: 'o1b2…', rp: { id: 'portal.example', name: 'Portolan' } } } },
})

export const addPasskey = endpoint({
  ...own,
  name: 'addPasskey',
  summary: 'Register a passkey created by the browser',
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
  summary: 'Delete a passkey',
  method: 'POST',
  path: '/userAccount/passkeys/{passkeyId}/actions/remove',
  params: z.object({ passkeyId: z.string().check(z.maxLength(2000)) }),
  refusals: [],
  example: { params: { passkeyId: 'b3Kd…' } },
})
