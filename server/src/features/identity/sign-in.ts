import type { Database } from '../../tables/database.ts'
import type { CheckPassword } from './passwords.ts'
import { type Account, findAccountByEmail } from './store-accounts.ts'
import { forgiveAttempt, takeAttempt } from './store-throttle.ts'
import { throttleKeys } from './throttle-keys.ts'

export type Credentials = { readonly email: string; readonly password: string; readonly ip: string }

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly account: Account }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly waitSeconds: number }

type Needs = { readonly db: Database; readonly checkPassword: CheckPassword }

/** Says nothing, by words or by time, about whether the account exists, is disabled or has a password at all. */
export async function signIn({ db, checkPassword }: Needs, credentials: Credentials): Promise<SignInOutcome> {
  const email = credentials.email.replaceAll('\0', '').trim().toLowerCase()
  const attempt = throttleKeys(email, credentials.ip)
  const throttled = await takeAttempt(db, [attempt.account, attempt.address])
  if (throttled) return { kind: 'throttled', ...throttled }
  const account = await findAccountByEmail(db, email)
  const isRight = await checkPassword(account?.passwordHash ?? null, credentials.password)
  if (!account || !isRight) return { kind: 'wrong' }
  await forgiveAttempt(db, attempt.account.key, attempt.address.key)
  return { kind: 'signed-in', account }
}
