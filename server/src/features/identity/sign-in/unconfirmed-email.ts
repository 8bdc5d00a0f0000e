import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { Database } from '../../../tables/database.ts'
import { sendEmailConfirmation, type UnconfirmedAccount } from '../accounts/send-email-confirmation.ts'
import { type Account, findAccountById } from '../accounts/store-accounts.ts'
import { recordAttempt, type ThrottleWait } from '../throttle/store-throttle.ts'
import { findPendingSignIn } from './store-pending-sign-ins.ts'

/** Returns the account whose correct password was typed in this sign-in, if its address is not confirmed. */
export async function findUnconfirmed(db: Database, uid: string): Promise<Account | undefined> {
  const pending = await findPendingSignIn(db, uid, 'confirmation')
  const account = pending && (await findAccountById(db, pending.accountId))
  return account?.isEmailConfirmed ? undefined : account
}

/** Limited, because the address may belong to someone else. Without an actor the person who signs in asked for it. */
export async function resendConfirmation(
  db: Database,
  account: UnconfirmedAccount,
  origin: Origin,
  actor?: Actor,
): Promise<ThrottleWait | undefined> {
  const throttled = await recordAttempt(db, [{ key: `confirmation:${account.id}`, free: 3 }])
  if (throttled) return throttled
  await db.transaction().execute(async (tx) => {
    await sendEmailConfirmation(tx, account)
    const subject = { type: 'account', id: account.id }
    await audit(tx, { actor, origin, action: 'email-confirmation-resent', subject })
  })
  return undefined
}
