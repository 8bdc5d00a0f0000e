import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { Refusal, tooManyRequests } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { type Account, findAccountById } from '../accounts/store-accounts.ts'
import { recordAttempt, refundAttempt } from '../throttle/store-throttle.ts'
import { networkKey, signInKeys } from '../throttle/throttle-keys.ts'
import { consumeChallenge, saveChallenge } from './challenges.ts'
import { expectedValues, relyingPartyId, webauthn } from './relying-party.ts'
import { countPasskeyUse, findPasskey, type StoredPasskey } from './store-passkeys.ts'

type Needs = { readonly db: Database; readonly origin: string }

/** As long as the sign-in page: browsers may offer passkeys there the whole time. */
const lifetimeSeconds = 3600
const challengeBytes = 32

/** Lists no credentials, so that it does not reveal accounts. The authenticator knows its own. */
export async function askForPasskey({ db, origin }: Needs, signIn: string) {
  const challenge = randomBytes(challengeBytes).toString('base64url')
  await saveChallenge(db, challenge, { signIn }, lifetimeSeconds)
  return { challenge, rpId: relyingPartyId(origin), userVerification: 'required', timeout: lifetimeSeconds * 1000 }
}

type PasskeyAttempt = { readonly signIn: string; readonly credential: unknown; readonly ip: string }

/**
 * Verifies a passkey and returns its account. A passkey counts as both factors: possession, and a PIN or biometrics to
 * unlock it.
 */
export async function signInWithPasskey(needs: Needs, { signIn, credential, ip }: PasskeyAttempt): Promise<Account> {
  const { db } = needs
  const throttled = await recordAttempt(db, [networkKey(ip)])
  if (throttled) throw tooManyRequests(throttled.waitSeconds)
  const expectedChallenge = await consumeChallenge(db, credential, { signIn })
  const response = Assertion.safeParse(credential).data
  const passkey = expectedChallenge && response && (await findPasskey(db, response.id))
  const account = passkey && (await findAccountById(db, passkey.accountId))
  if (!account || account.isFederated || !account.isEmailConfirmed) throw new Refusal('wrong_passkey')
  if (response.response.userHandle !== toHandle(account.id)) throw new Refusal('wrong_passkey')
  const counter = await verify(needs, passkey, credential as AuthenticationResponseJSON, expectedChallenge)
  if (!(await countPasskeyUse(db, passkey.id, counter))) throw new Refusal('wrong_passkey')
  await refundAttempt(db, signInKeys({ email: account.email, ip, now: new Date() }).own, [networkKey(ip)])
  return account
}

const Assertion = z.object({
  id: z.string().check(z.maxLength(2000)),
  response: z.object({ userHandle: z.string() }),
})

const toHandle = (accountId: string) => Buffer.from(accountId).toString('base64url')

async function verify(
  { origin }: Needs,
  passkey: StoredPasskey,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { id, publicKey, counter } = passkey
  const expected = { expectedChallenge, ...expectedValues(origin), credential: { id, publicKey, counter } }
  const verification = await verifyAuthenticationResponse({ response, ...expected }).catch(() => undefined)
  if (!verification?.verified) throw new Refusal('wrong_passkey')
  return verification.authenticationInfo.newCounter
}
