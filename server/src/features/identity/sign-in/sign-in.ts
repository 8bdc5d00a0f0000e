import type { Database } from '../../../tables/database.ts'
import { type Account, findAccountByEmail, findPasswordHash, normalizeEmail } from '../accounts/store-accounts.ts'
import type { CheckPassword } from '../passwords/passwords.ts'
import { recordAttempt, refundAttempt } from '../throttle/store-throttle.ts'
import { signInKeys } from '../throttle/throttle-keys.ts'
import { insertPendingSignIn } from './store-pending-sign-ins.ts'

export type Credentials = {
  readonly email: string
  readonly password: string
  readonly ip: string
  /** Id of a browser that signed in to the account before. */
  readonly device: string | undefined
  /** The sign-in in which they were typed. */
  readonly uid: string
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly account: Account }
  | { readonly kind: 'code-wanted' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'throttled'; readonly waitSeconds: number }

type Needs = { readonly db: Database; readonly checkPassword: CheckPassword; readonly now: () => Date }

/**
 * Reveals neither by its result nor by its timing whether the account exists, is disabled or has a password. Anyone
 * who knows the password of a disabled account learns that it is disabled.
 */
export async function signIn({ db, checkPassword, now }: Needs, credentials: Credentials): Promise<SignInOutcome> {
  const email = normalizeEmail(credentials.email)
  const { own, shared } = signInKeys({ ...credentials, email, now: now() })
  const throttled = await recordAttempt(db, [own, ...shared])
  if (throttled) return { kind: 'throttled', ...throttled }
  if (!(await checkPassword(await findPasswordHash(db, email), credentials.password))) return { kind: 'wrong' }
  const account = await findAccountByEmail(db, email)
  if (!account) return { kind: 'disabled' }
  await refundAttempt(db, own, shared)
  return nextStep(db, credentials.uid, account)
}

/** The next step after a correct password. */
async function nextStep(db: Database, uid: string, account: Account): Promise<SignInOutcome> {
  const pending = { accountId: account.id, tokensValidAfter: account.tokensValidAfter }
  if (!account.isEmailConfirmed) {
    await insertPendingSignIn(db, uid, 'confirmation', pending)
    return { kind: 'unconfirmed' }
  }
  if (!account.isMfaEnabled) return { kind: 'signed-in', account }
  await insertPendingSignIn(db, uid, 'code', pending)
  return { kind: 'code-wanted' }
}
