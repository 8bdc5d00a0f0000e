import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import type { MfaNeeds } from './mfa-needs.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { findMfa, replaceRecoveryCodes } from './store-mfa.ts'

/** Replaces the recovery codes. The new ones are shown only once. */
export function renewRecoveryCodes({ db, box, now }: MfaNeeds, actor: Actor, origin: Origin): Promise<string[]> {
  const { accountId, email } = actor
  const recoveryCodes = newRecoveryCodes()
  return db.transaction().execute(async (tx) => {
    const mfa = await findMfa(tx, accountId)
    if (!mfa?.isEnabled) throw new Refusal('conflict')
    const hashes = recoveryCodes.map((each) => hashRecoveryCode(box, accountId, each))
    await replaceRecoveryCodes(tx, accountId, hashes)
    await audit(tx, { actor, origin, action: 'recovery-codes-renewed', subject: { type: 'account', id: accountId } })
    await sendSecurityNotice(tx, email, { what: 'recovery-codes-renewed', at: now(), ip: origin.ip })
    return recoveryCodes
  })
}
