import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal, tooManyRequests } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { findSignInOptions, hasLocalPassword } from '../accounts/store-sign-in-options.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import { recordAttempt, refundAttempt } from '../throttle/store-throttle.ts'
import { networkKey, passwordChangeKey } from '../throttle/throttle-keys.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

type Needs = { readonly db: Database; readonly providerName: string; readonly now: () => Date }

type Passwords = { readonly oldPassword: string; readonly newPassword: string }

/** Changes the password. The current session stays; all others end. */
export async function changePassword(needs: Needs, actor: Actor, passwords: Passwords, origin: Origin): Promise<void> {
  const { db, providerName, now } = needs
  const { accountId, email } = actor
  const options = await findSignInOptions(db, accountId)
  if (!hasLocalPassword(options)) throw new Refusal('federated_account')
  await refuseWrongPassword(db, { accountId, passwordHash: options.passwordHash }, passwords.oldPassword, origin)
  if (await isCommonPassword(passwords.newPassword, { email, providerName })) throw new Refusal('password_too_common')
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, accountId, passwords.newPassword, { except: actor.session })
    await audit(tx, { actor, origin, action: 'password-changed', subject: { type: 'account', id: accountId } })
    await sendSecurityNotice(tx, email, { what: 'password-changed', at: now(), ip: origin.ip })
  })
}

/** Counted separately from the sign-in page, so that wrong passwords there do not lock out a signed-in user. */
async function refuseWrongPassword(
  db: Database,
  { accountId, passwordHash }: { readonly accountId: string; readonly passwordHash: string },
  typed: string,
  { ip }: Origin,
): Promise<void> {
  const own = passwordChangeKey(accountId)
  const network = networkKey(ip)
  const throttled = await recordAttempt(db, [own, network])
  if (throttled) throw tooManyRequests(throttled.waitSeconds)
  if (!(await isPassword(passwordHash, typed))) throw new Refusal('wrong_old_password')
  await refundAttempt(db, own, [network])
}
