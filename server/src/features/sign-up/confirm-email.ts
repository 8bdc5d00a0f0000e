import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { confirmAccountEmail, takeMailedCode } from '../identity/index.ts'
import { transaction } from './store.ts'

type Confirmation = { readonly email: string; readonly code: string }

/** Consumes the code. The page waits for a button press, so that mail scanners that open links do not use it up. */
export async function confirmEmail(db: Database, { email, code }: Confirmation, origin: Origin): Promise<void> {
  const isConfirmed = await transaction(db, async (tx) => {
    const taken = await takeMailedCode(tx, 'confirm-email', email, code)
    if (!taken?.accountId) return false
    const subject = { type: 'account', id: taken.accountId }
    if (await confirmAccountEmail(tx, taken.accountId))
      await audit(tx, { actor: undefined, origin, action: 'email-confirmed', subject })
    return true
  })
  if (!isConfirmed) throw new Refusal('invalid_email_confirmation')
}
