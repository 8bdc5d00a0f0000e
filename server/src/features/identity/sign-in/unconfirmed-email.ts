import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { Database } from '../../../tables/database.ts'
import { sendEmailConfirmation } from '../accounts/email-confirmation.ts'
import { type Account, findAccountById } from '../accounts/store-accounts.ts'
import { type Throttled, takeAttempt } from '../throttle/store-throttle.ts'
import { findPendingSignIn } from './store-pending-sign-ins.ts'

/** The account whose right password was typed in this sign-in, as long as its address is not confirmed. */
export async function findUnconfirmed(db: Database, uid: string): Promise<Account | undefined> {
  const step = await findPendingSignIn(db, uid, 'confirmation')
  const account = step && (await findAccountById(db, step.accountId))
  return account?.isEmailConfirmed ? undefined : account
}

/** Not more often than anyone needs it: each is a mail to an address that may be someone else's. */
export async function resendConfirmation(
  db: Database,
  account: Account,
  origin: Origin,
): Promise<Throttled | undefined> {
  const throttled = await takeAttempt(db, [{ key: `confirmation:${account.id}`, free: 3 }])
  if (throttled) return throttled
  await db.transaction().execute(async (tx) => {
    await sendEmailConfirmation(tx, account)
    const subject = { type: 'account', id: account.id }
    await audit(tx, { actor: undefined, origin, action: 'email-confirmation-resent', subject })
  })
  return undefined
}
