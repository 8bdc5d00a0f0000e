import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'
import { findAccountById } from '../accounts/store-accounts.ts'
import { checkMfaCode } from '../mfa/check-mfa-code.ts'
import { forgiveAttempt, takeAttempt } from '../throttle/store-throttle.ts'
import { codeKeys } from '../throttle/throttle-keys.ts'
import { countTry, deletePendingSignIn, findPendingSignIn } from './store-pending-sign-ins.ts'

type Needs = { readonly db: Database; readonly box: SecretBox; readonly now: () => Date }

type Typed = {
  readonly uid: string
  readonly code: string
  readonly origin: Origin
  /** Of a browser that signed in to the account before. */
  readonly deviceOf: (email: string) => string | undefined
}

export type SecondFactorOutcome =
  | { readonly kind: 'signed-in'; readonly account: { readonly id: string; readonly tokensValidAfter: number } }
  | { readonly kind: 'wrong' }
  /** The password has to be shown again. */
  | { readonly kind: 'over' }
  | { readonly kind: 'throttled'; readonly waitSeconds: number }

/** Codes are short: each wrong one makes the next wait longer, and a sign-in has ten tries. */
export async function checkSecondFactor(needs: Needs, typed: Typed): Promise<SecondFactorOutcome> {
  const { db, now } = needs
  const { uid, code, origin } = typed
  const step = await findPendingSignIn(db, uid, 'code')
  if (!step) return { kind: 'over' }
  const { accountId: id, tokensValidAfter } = step
  const email = (await findAccountById(db, id))?.email ?? ''
  const keys = codeKeys({ accountId: id, ip: origin.ip, device: typed.deviceOf(email), now: now() })
  const throttled = await takeAttempt(db, [keys.own, ...keys.shared])
  if (throttled) return { kind: 'throttled', ...throttled }
  const triesLeft = await countTry(db, uid)
  if (triesLeft === undefined) return { kind: 'over' }
  if ((await checkMfaCode(needs, id, code, origin)) === 'wrong') {
    await tellOfWrongCode(db, id, origin)
    if (triesLeft > 0) return { kind: 'wrong' }
    await deletePendingSignIn(db, uid)
    return { kind: 'over' }
  }
  await deletePendingSignIn(db, uid)
  await forgiveAttempt(db, keys.own, keys.shared)
  return { kind: 'signed-in', account: { id, tokensValidAfter } }
}

/** Whoever types it knows the password, so it is worth knowing. */
const tellOfWrongCode = (db: Database, id: string, origin: Origin) =>
  db
    .transaction()
    .execute((tx) => audit(tx, { actor: undefined, origin, action: 'wrong-code', subject: { type: 'account', id } }))
