import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'
import { findAccountById } from '../accounts/store-accounts.ts'
import { checkMfaCode } from '../mfa/check-mfa-code.ts'
import { recordAttempt, refundAttempt } from '../throttle/store-throttle.ts'
import { codeKeys } from '../throttle/throttle-keys.ts'
import { countCodeTry, deletePendingSignIn, findPendingSignIn } from './store-pending-sign-ins.ts'

type Needs = { readonly db: Database; readonly box: SecretBox; readonly now: () => Date }

type CodeEntry = {
  readonly uid: string
  readonly code: string
  readonly origin: Origin
  /** Id of a browser that signed in to the account before. */
  readonly deviceOf: (email: string) => string | undefined
}

export type SecondFactorOutcome =
  | { readonly kind: 'signed-in'; readonly account: { readonly id: string; readonly tokensValidAfter: number } }
  | { readonly kind: 'wrong' }
  /** The password must be entered again. */
  | { readonly kind: 'over' }
  | { readonly kind: 'throttled'; readonly waitSeconds: number }

/** Codes are short, so each wrong one lengthens the wait, and a sign-in allows ten tries. */
export async function checkSecondFactor(needs: Needs, entry: CodeEntry): Promise<SecondFactorOutcome> {
  const { db, now } = needs
  const { uid, code, origin } = entry
  const pending = await findPendingSignIn(db, uid, 'code')
  if (!pending) return { kind: 'over' }
  const { accountId: id, tokensValidAfter } = pending
  const email = (await findAccountById(db, id))?.email ?? ''
  const keys = codeKeys({ accountId: id, ip: origin.ip, device: entry.deviceOf(email), now: now() })
  const throttled = await recordAttempt(db, [keys.own, ...keys.shared])
  if (throttled) return { kind: 'throttled', ...throttled }
  const triesLeft = await countCodeTry(db, uid)
  if (triesLeft === undefined) return { kind: 'over' }
  if ((await checkMfaCode(needs, id, code, origin)) === 'wrong') {
    await auditWrongCode(db, id, origin)
    if (triesLeft > 0) return { kind: 'wrong' }
    await deletePendingSignIn(db, uid)
    return { kind: 'over' }
  }
  await deletePendingSignIn(db, uid)
  await refundAttempt(db, keys.own, keys.shared)
  return { kind: 'signed-in', account: { id, tokensValidAfter } }
}

/** Audited because the person who typed the code knew the password. */
const auditWrongCode = (db: Database, id: string, origin: Origin) =>
  db
    .transaction()
    .execute((tx) => audit(tx, { actor: undefined, origin, action: 'wrong-code', subject: { type: 'account', id } }))
