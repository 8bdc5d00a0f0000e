import { randomBytes } from 'node:crypto'
import type { Database } from '../../../tables/database.ts'
import { consumeOneTime, peekOneTime, putOneTime } from '../codes/store-single-use.ts'
import type { ExternalPerson } from './external-person.ts'

/** A sign-in that went on to a customer's provider. The state that travels there and back names it. */
export type BegunSignIn = {
  /** The sign-in of ours it belongs to, and with it the browser. */
  readonly uid: string
  readonly providerId: string
  /** Of OpenID Connect. */
  readonly verifier?: string
  readonly nonce?: string
  /** Of SAML. */
  readonly requestId?: string
  readonly person?: ExternalPerson
}

export const begunForSeconds = 15 * 60

export const newState = (): string => randomBytes(24).toString('base64url')

const keyOf = (state: string) => `sign-in-elsewhere:${state.replaceAll('\0', '')}`

export async function keepBegun(db: Database, state: string, begun: BegunSignIn): Promise<void> {
  await putOneTime(db, keyOf(state), begun, begunForSeconds)
}

export const seeBegun = async (db: Database, state: string) =>
  (await peekOneTime(db, keyOf(state))) as BegunSignIn | undefined

export const takeBegun = async (db: Database, state: string) =>
  (await consumeOneTime(db, keyOf(state))) as BegunSignIn | undefined
