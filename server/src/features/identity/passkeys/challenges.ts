import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'
import { consumeOneTime, putOneTime } from '../codes/store-single-use.ts'

/** A signed-in user who adds a passkey, or a pending sign-in. */
export type ChallengeHolder =
  | { readonly accountId: string; readonly session: string | null }
  | { readonly signIn: string }

export async function saveChallenge(
  db: Database,
  challenge: string,
  holder: ChallengeHolder,
  lifetimeSeconds: number,
): Promise<void> {
  await putOneTime(db, keyOf(challenge), holder, lifetimeSeconds)
}

/** Consumes the challenge that a credential answers, if it was issued to the same holder. Each challenge works once. */
export async function consumeChallenge(
  db: Database,
  credential: unknown,
  holder: ChallengeHolder,
): Promise<string | undefined> {
  const challenge = readChallenge(credential)
  if (challenge === undefined) return undefined
  const stored = await consumeOneTime(db, keyOf(challenge))
  return isSame(stored, holder) ? challenge : undefined
}

const keyOf = (challenge: string) => `passkey:${challenge}`

function isSame(stored: unknown, expected: ChallengeHolder): boolean {
  const values = Object.entries(expected)
  return values.every(([name, value]) => (stored as Record<string, unknown> | undefined)?.[name] === value)
}

const Credential = z.object({ response: z.object({ clientDataJSON: z.base64url() }) })
const ClientData = z.object({ challenge: z.base64url().check(z.maxLength(200)) })

function readChallenge(credential: unknown): string | undefined {
  const parsed = Credential.safeParse(credential)
  if (!parsed.success) return undefined
  try {
    const text = Buffer.from(parsed.data.response.clientDataJSON, 'base64url').toString('utf8')
    return ClientData.safeParse(JSON.parse(text)).data?.challenge
  } catch {
    return undefined
  }
}
