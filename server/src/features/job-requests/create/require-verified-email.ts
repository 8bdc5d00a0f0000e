import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { isEmailVerifiedBy, limitAttempts, takeMailedCode } from '../../identity/index.ts'

/** Runs before the request's transaction: a wrong code must use up a try even though the request is refused. */
export async function requireVerifiedEmail(db: Database, { ip }: Origin, email: string, code: string): Promise<void> {
  await limitAttempts(db, 'check-code', { email, ip })
  const isProven = (await isEmailVerifiedBy(db, email, code)) || (await takeMailedCode(db, 'verify-email', email, code))
  if (!isProven) throw new Refusal('email_not_verified')
}
