import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'
import { consumeOneTime, putOneTime } from '../codes/store-single-use.ts'

/** Who was given a challenge: a signed-in user for a new passkey, or a sign-in that has begun. */
export type Challenged = { readonly accountId: string; readonly session: string | null } | { readonly signIn: string }

export async function keepChallenge(
  db: Database,
  challenge: string,
  challenged: Challenged,
  goodForSeconds: number,
): Promise<void> {
  await putOneTime(db, keyOf(challenge), challenged, goodForSeconds)
}

/** The challenge that a credential answers, where it was given to these very people; good for one answer. */
export async function takeChallenge(
  db: Database,
  credential: unknown,
  challenged: Challenged,
): Promise<string | undefined> {
  const challenge = challengeIn(credential)
  if (challenge === undefined) return undefined
  const kept = await consumeOneTime(db, keyOf(challenge))
  return isSame(kept, challenged) ? challenge : undefined
}

const keyOf = (challenge: string) => `passkey:${challenge}`

function isSame(kept: unknown, expected: Challenged): boolean {
  const values = Object.entries(expected)
  return values.every(([name, value]) => (kept as Record<string, unknown> | undefined)?.[name] === value)
}

const Credential = z.object({ response: z.object({ clientDataJSON: z.base64url() }) })
const ClientData = z.object({ challenge: z.base64url().check(z.maxLength(200)) })

function challengeIn(credential: unknown): string | undefined {
  const parsed = Credential.safeParse(credential)
  if (!parsed.success) return undefined
  try {
    const text = Buffer.from(parsed.data.response.clientDataJSON, 'base64url').toString('utf8')
    return ClientData.safeParse(JSON.parse(text)).data?.challenge
  } catch {
    return undefined
  }
}
