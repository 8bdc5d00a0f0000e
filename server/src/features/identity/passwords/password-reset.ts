import { type PasswordFieldCode, passwordFieldCodes, passwordProblem } from '@portolan/contract/identity/password'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { Database } from '../../../tables/database.ts'
import { confirmAccountEmail, findAccountById } from '../accounts/store-accounts.ts'
import { isMailedCodeValid, takeMailedCode } from '../codes/mailed-codes.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import { deleteAttempts } from '../throttle/store-throttle.ts'
import { signInKeys } from '../throttle/throttle-keys.ts'
import { isCommonPassword } from './common-passwords.ts'
import { setPassword } from './set-password.ts'

type Needs = { readonly db: Database; readonly providerName: string; readonly now: () => Date }

export type ResetLink = { readonly email: string; readonly code: string }
export type NewPassword = { readonly password: string; readonly repeat: string }

export type NewPasswordProblem = PasswordFieldCode | 'password_too_common' | 'repeatDiffers'

export type ResetOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly problem: NewPasswordProblem }

export const isResetLinkValid = (db: Database, { email, code }: ResetLink): Promise<boolean> =>
  isMailedCodeValid(db, 'reset-password', email, code)

/** The link is consumed only by an acceptable password. The next sign-in still asks for the second factor. */
export async function completePasswordReset(
  needs: Needs,
  link: ResetLink,
  typed: NewPassword,
  origin: Origin,
): Promise<ResetOutcome> {
  const { db, providerName, now } = needs
  if (!(await isResetLinkValid(db, link))) return { kind: 'expired' }
  const problem = passwordProblem(typed.password)
  if (problem) return { kind: 'refused', problem: passwordFieldCodes[problem] }
  if (typed.repeat !== typed.password) return { kind: 'refused', problem: 'repeatDiffers' }
  if (await isCommonPassword(typed.password, { email: link.email, providerName }))
    return { kind: 'refused', problem: 'password_too_common' }
  return db.transaction().execute(async (tx): Promise<ResetOutcome> => {
    const taken = await takeMailedCode(tx, 'reset-password', link.email, link.code)
    const account = taken?.accountId ? await findAccountById(tx, taken.accountId) : undefined
    if (!account || account.isFederated) return { kind: 'expired' }
    await setPassword(tx, account.id, typed.password)
    // Opening the link proves that the address belongs to the user.
    await confirmAccountEmail(tx, account.id)
    await deleteAttempts(tx, signInKeys({ email: account.email, ip: origin.ip, now: now() }).own.key)
    const subject = { type: 'account', id: account.id }
    await audit(tx, { actor: undefined, origin, action: 'password-reset', subject })
    await sendSecurityNotice(tx, account.email, { what: 'password-changed', at: now(), ip: origin.ip })
    return { kind: 'done' }
  })
}
