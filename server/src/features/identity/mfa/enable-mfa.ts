import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal, tooManyRequests } from '../../../platform/refusal.ts'
import { findSignInOptions } from '../accounts/store-sign-in-options.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import { deleteAttempts, recordAttempt } from '../throttle/store-throttle.ts'
import type { MfaNeeds } from './mfa-needs.ts'
import { isMfaOffered } from './mfa-policy.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { replaceRecoveryCodes, switchMfaOn } from './store-mfa.ts'
import { findTotpStep, isTotpCode } from './totp.ts'

const freeTries = 5

/**
 * Enables the second factor after a correct code from the app. Returns the recovery codes, which are shown only once.
 */
export async function enableMfa(needs: MfaNeeds, actor: Actor, typed: string, origin: Origin): Promise<string[]> {
  const { db, box, now } = needs
  const { accountId, email } = actor
  const options = await findSignInOptions(db, accountId)
  if (!isMfaOffered(actor, options)) throw new Refusal('mfa_not_offered')
  const { totpSecret } = options
  if (options.isMfaEnabled || !totpSecret) throw new Refusal('conflict')
  const tries = { key: `mfa-setup:${accountId}`, free: freeTries }
  const throttled = await recordAttempt(db, [tries])
  if (throttled) throw tooManyRequests(throttled.waitSeconds)
  const code = typed.replace(/\s/g, '')
  const step = isTotpCode(code) ? await findTotpStep(box.open(totpSecret), code, now()) : undefined
  if (step === undefined) throw new Refusal('wrong_mfa_code')
  const recoveryCodes = newRecoveryCodes()
  await db.transaction().execute(async (tx) => {
    if (!(await switchMfaOn(tx, accountId, totpSecret, step))) throw new Refusal('conflict')
    const hashes = recoveryCodes.map((each) => hashRecoveryCode(box, accountId, each))
    await replaceRecoveryCodes(tx, accountId, hashes)
    await audit(tx, { actor, origin, action: 'mfa-enabled', subject: { type: 'account', id: accountId } })
    await sendSecurityNotice(tx, email, { what: 'mfa-enabled', at: now(), ip: origin.ip })
  })
  await deleteAttempts(db, tries.key)
  return recoveryCodes
}
