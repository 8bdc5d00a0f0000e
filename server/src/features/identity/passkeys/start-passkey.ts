import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { findSignInWays, hasPasswordHere } from '../sign-in/store-sign-in-options.ts'
import { keepChallenge } from './challenges.ts'
import { mostPasskeys } from './most-passkeys.ts'
import { relyingPartyId, supportedAlgorithmIDs, webauthn } from './relying-party.ts'
import { listPasskeys } from './store-passkeys.ts'

export type PasskeyNeeds = {
  readonly db: Database
  /** Where the portal is reached. */
  readonly origin: string
  readonly providerName: string
  readonly now: () => Date
}

const goodForSeconds = 300

/** What the browser needs to make a passkey that signs in by itself: found without a name, and unlocked by its owner. */
export async function startPasskey({ db, origin, providerName }: PasskeyNeeds, actor: Actor) {
  const { accountId, session } = actor
  if (!hasPasswordHere(await findSignInWays(db, accountId))) throw new Refusal('federated_account')
  const known = await listPasskeys(db, accountId)
  if (known.length >= mostPasskeys) throw new Refusal('conflict')
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpID: relyingPartyId(origin),
    rpName: providerName,
    userID: new TextEncoder().encode(accountId),
    userName: actor.email,
    userDisplayName: `${actor.firstName} ${actor.lastName}`,
    timeout: goodForSeconds * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, { accountId, session }, goodForSeconds)
  return options
}
