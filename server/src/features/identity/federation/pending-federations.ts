import { randomBytes } from 'node:crypto'
import type { Database } from '../../../tables/database.ts'
import { consumeOneTime, peekOneTime, putOneTime } from '../codes/store-single-use.ts'
import type { ExternalPerson } from './external-person.ts'

/** A sign-in that was redirected to a client's identity provider, stored under its `state`. */
export type PendingFederation = {
  /** The sign-in at our issuer that it belongs to, and through its cookie the browser. */
  readonly uid: string
  readonly providerId: string
  /** OpenID Connect only. */
  readonly verifier?: string
  readonly nonce?: string
  /** SAML only. */
  readonly requestId?: string
  readonly person?: ExternalPerson
}

export const pendingFederationSeconds = 15 * 60

export const newState = (): string => randomBytes(24).toString('base64url')

const keyOf = (state: string) => `sign-in-elsewhere:${state.replaceAll('\0', '')}`

export async function savePendingFederation(db: Database, state: string, pending: PendingFederation): Promise<void> {
  await putOneTime(db, keyOf(state), pending, pendingFederationSeconds)
}

export const peekPendingFederation = async (db: Database, state: string) =>
  (await peekOneTime(db, keyOf(state))) as PendingFederation | undefined

export const consumePendingFederation = async (db: Database, state: string) =>
  (await consumeOneTime(db, keyOf(state))) as PendingFederation | undefined
