import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { findSignInOptions, hasLocalPassword } from '../accounts/store-sign-in-options.ts'
import { saveChallenge } from './challenges.ts'
import { relyingPartyId, supportedAlgorithmIDs, webauthn } from './relying-party.ts'
import { listPasskeys } from './store-passkeys.ts'

export type PasskeyNeeds = {
  readonly db: Database
  /** The portal's public origin. */
  readonly origin: string
  readonly providerName: string
  readonly now: () => Date
}

const lifetimeSeconds = 300
/** Per account: enough for every device, and it bounds the list a sign-in has to check. */
export const maxPasskeys = 10

/** Options for creating a discoverable passkey with user verification. */
export async function startPasskey({ db, origin, providerName }: PasskeyNeeds, actor: Actor) {
  const { accountId, session } = actor
  if (!hasLocalPassword(await findSignInOptions(db, accountId))) throw new Refusal('federated_account')
  const known = await listPasskeys(db, accountId)
  if (known.length >= maxPasskeys) throw new Refusal('conflict')
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpID: relyingPartyId(origin),
    rpName: providerName,
    userID: new TextEncoder().encode(accountId),
    userName: actor.email,
    userDisplayName: `${actor.firstName} ${actor.lastName}`,
    timeout: lifetimeSeconds * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(db, options.challenge, { accountId, session }, lifetimeSeconds)
  return options
}
