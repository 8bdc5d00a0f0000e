import type { Passkey } from '@portolan/contract/identity/security'
import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findSignInOptions, hasLocalPassword } from '../accounts/store-sign-in-options.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import { consumeChallenge } from './challenges.ts'
import { presentPasskey } from './present-passkey.ts'
import { expectedValues, supportedAlgorithmIDs, webauthn } from './relying-party.ts'
import { maxPasskeys, type PasskeyNeeds } from './start-passkey.ts'
import { insertPasskey, listPasskeys, lockPasskeys } from './store-passkeys.ts'

type NewPasskey = { readonly name: string; readonly credential: object }

export async function addPasskey(
  needs: PasskeyNeeds,
  actor: Actor,
  { name, credential }: NewPasskey,
  origin: Origin,
): Promise<Passkey> {
  const { db, now } = needs
  const { accountId, email } = actor
  if (!hasLocalPassword(await findSignInOptions(db, accountId))) throw new Refusal('federated_account')
  const credentialInfo = await verify(needs, actor, credential as RegistrationResponseJSON)
  return db.transaction().execute(async (tx) => {
    await lockPasskeys(tx, accountId)
    if ((await listPasskeys(tx, accountId)).length >= maxPasskeys) throw new Refusal('conflict')
    const { id, publicKey, counter, transports = [] } = credentialInfo
    const added = await insertPasskey(tx, { id, accountId, publicKey, counter, transports, name })
    if (!added) throw new Refusal('conflict')
    const subject = { type: 'account', id: accountId }
    await audit(tx, { actor, origin, action: 'passkey-added', subject, details: { passkeyId: id, name } })
    await sendSecurityNotice(tx, email, { what: 'passkey-added', at: now(), ip: origin.ip, passkeyName: name })
    return presentPasskey(added)
  })
}

async function verify({ db, origin }: PasskeyNeeds, actor: Actor, response: RegistrationResponseJSON) {
  const { accountId, session } = actor
  const expectedChallenge = await consumeChallenge(db, response, { accountId, session })
  if (expectedChallenge === undefined) throw new Refusal('wrong_passkey')
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    supportedAlgorithmIDs,
    ...expectedValues(origin),
  }).catch((): VerifiedRegistrationResponse => ({ verified: false }))
  if (!verified) throw new Refusal('wrong_passkey')
  return registrationInfo.credential
}
