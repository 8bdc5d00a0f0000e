import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import type { MfaNeeds } from './mfa-needs.ts'
import { switchMfaOff } from './store-mfa.ts'

/** Disables the second factor. Idempotent. */
export async function disableMfa({ db, now }: MfaNeeds, actor: Actor, origin: Origin): Promise<void> {
  const { accountId, email } = actor
  await db.transaction().execute(async (tx) => {
    if (!(await switchMfaOff(tx, accountId))) return
    await audit(tx, { actor, origin, action: 'mfa-disabled', subject: { type: 'account', id: accountId } })
    await sendSecurityNotice(tx, email, { what: 'mfa-disabled', at: now(), ip: origin.ip })
  })
}
