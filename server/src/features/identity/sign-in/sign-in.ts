import type { Database } from '../../../tables/database.ts'
import { type Account, findAccountByEmail } from '../accounts/store-accounts.ts'
import type { CheckPassword } from '../passwords/passwords.ts'
import { forgiveAttempt, takeAttempt } from '../throttle/store-throttle.ts'
import { signInKeys } from '../throttle/throttle-keys.ts'
import { insertPendingSignIn } from './store-pending-sign-ins.ts'

export type Credentials = {
  readonly email: string
  readonly password: string
  readonly ip: string
  /** Of a browser that signed in to the account before. */
  readonly device: string | undefined
  /** The sign-in they were typed in. */
  readonly uid: string
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly account: Account }
  | { readonly kind: 'code-wanted' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly waitSeconds: number }

type Needs = { readonly db: Database; readonly checkPassword: CheckPassword; readonly now: () => Date }

/** Says nothing, by words or by time, about whether the account exists, is disabled or has a password at all. */
export async function signIn({ db, checkPassword, now }: Needs, credentials: Credentials): Promise<SignInOutcome> {
  const email = normalizeEmail(credentials.email)
  const { own, shared } = signInKeys({ ...credentials, email, now: now() })
  const throttled = await takeAttempt(db, [own, ...shared])
  if (throttled) return { kind: 'throttled', ...throttled }
  const account = await findAccountByEmail(db, email)
  const isRight = await checkPassword(account?.passwordHash ?? null, credentials.password)
  if (!account || !isRight) return { kind: 'wrong' }
  await forgiveAttempt(db, own, shared)
  return goOn(db, credentials.uid, account)
}

/** What the right password is worth by itself. */
async function goOn(db: Database, uid: string, account: Account): Promise<SignInOutcome> {
  const step = { accountId: account.id, tokensValidAfter: account.tokensValidAfter }
  if (!account.isEmailConfirmed) {
    await insertPendingSignIn(db, uid, 'confirmation', step)
    return { kind: 'unconfirmed' }
  }
  if (!account.isMfaEnabled) return { kind: 'signed-in', account }
  await insertPendingSignIn(db, uid, 'code', step)
  return { kind: 'code-wanted' }
}

/** As accounts keep their addresses, whatever was typed. PostgreSQL knows no text with a NUL in it. */
export const normalizeEmail = (email: string): string => email.replaceAll('\0', '').trim().toLowerCase()
