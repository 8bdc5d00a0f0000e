import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findSignInOptions } from '../accounts/store-sign-in-options.ts'
import type { MfaNeeds } from './mfa-needs.ts'
import { isMfaOffered } from './mfa-policy.ts'
import { saveTotpSecret } from './store-mfa.ts'
import { newTotpSecret, otpauthUrl } from './totp.ts'

/** Returns a new secret for the authenticator app. Sign-ins ask for a code only after `enableMfa`. */
export async function startMfaSetup({ db, box, providerName }: MfaNeeds, actor: Actor, origin: Origin) {
  const { accountId } = actor
  if (!isMfaOffered(actor, await findSignInOptions(db, accountId))) throw new Refusal('mfa_not_offered')
  const secret = await newTotpSecret()
  await db.transaction().execute(async (tx) => {
    if (!(await saveTotpSecret(tx, accountId, box.seal(secret)))) throw new Refusal('conflict')
    await audit(tx, { actor, origin, action: 'mfa-setup-started', subject: { type: 'account', id: accountId } })
  })
  return { secret, otpauthUrl: await otpauthUrl(secret, { issuer: providerName, label: actor.email }) }
}
