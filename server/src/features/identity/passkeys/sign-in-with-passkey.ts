import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { Refusal, tooManyRequests } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { type Account, findAccountById } from '../accounts/store-accounts.ts'
import { forgiveAttempt, takeAttempt } from '../throttle/store-throttle.ts'
import { networkKey, signInKeys } from '../throttle/throttle-keys.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { expectedOf, relyingPartyId, webauthn } from './relying-party.ts'
import { countPasskeyUse, findPasskey, type StoredPasskey } from './store-passkeys.ts'

type Needs = { readonly db: Database; readonly origin: string }

/** As long as the sign-in page itself is good: a browser may offer passkeys there all the while. */
const goodForSeconds = 3600
const challengeBytes = 32

/** Names nobody: the authenticator knows its own accounts, and nothing is told of ours. */
export async function askForPasskey({ db, origin }: Needs, signIn: string) {
  const challenge = randomBytes(challengeBytes).toString('base64url')
  await keepChallenge(db, challenge, { signIn }, goodForSeconds)
  return { challenge, rpId: relyingPartyId(origin), userVerification: 'required', timeout: goodForSeconds * 1000 }
}

type Shown = { readonly signIn: string; readonly credential: unknown; readonly ip: string }

/** Whose passkey it is. It is both factors at once: something they have, unlocked by what they know or are. */
export async function signInWithPasskey(needs: Needs, { signIn, credential, ip }: Shown): Promise<Account> {
  const { db } = needs
  const throttled = await takeAttempt(db, [networkKey(ip)])
  if (throttled) throw tooManyRequests(throttled.waitSeconds)
  const expectedChallenge = await takeChallenge(db, credential, { signIn })
  const response = Assertion.safeParse(credential).data
  const passkey = expectedChallenge && response && (await findPasskey(db, response.id))
  const account = passkey && (await findAccountById(db, passkey.accountId))
  if (!account || account.isFederated || !account.isEmailConfirmed) throw new Refusal('wrong_passkey')
  if (response.response.userHandle !== toHandle(account.id)) throw new Refusal('wrong_passkey')
  const counter = await verify(needs, passkey, credential as AuthenticationResponseJSON, expectedChallenge)
  if (!(await countPasskeyUse(db, passkey.id, counter))) throw new Refusal('wrong_passkey')
  await forgiveAttempt(db, signInKeys({ email: account.email, ip, now: new Date() }).own, [networkKey(ip)])
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
  const expected = { expectedChallenge, ...expectedOf(origin), credential: { id, publicKey, counter } }
  const verdict = await verifyAuthenticationResponse({ response, ...expected }).catch(() => undefined)
  if (!verdict?.verified) throw new Refusal('wrong_passkey')
  return verdict.authenticationInfo.newCounter
}
