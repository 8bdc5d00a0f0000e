import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { findSealedKey, insertCurrentKey, type KeyKind, listKeys, withKeysLocked } from './store-keys.ts'

export const signingAlgorithm = 'ES256'

export type Keys = { readonly signing: readonly JWK[]; readonly cookie: readonly string[] }

/** Loads the issuer's keys. Creates them on the first start. */
export function loadKeys(db: Database, box: SecretBox): Promise<Keys> {
  return withKeysLocked(db, async (tx) => ({
    signing: (await loadOrCreate(tx, box, 'signing', newSigningKey)).map((secret) => JSON.parse(secret)),
    cookie: await loadOrCreate(tx, box, 'cookie', newCookieKey),
  }))
}

export const hasSealedKeys = async (db: Database): Promise<boolean> => (await findSealedKey(db)) !== undefined

/** True if the database's secrets were encrypted with this master key, or if there are none yet. */
export async function isKeyOfDatabase(db: Database, box: SecretBox): Promise<boolean> {
  const sealed = await findSealedKey(db)
  if (!sealed) return true
  try {
    box.open(sealed)
    return true
  } catch {
    return false
  }
}

export const publicPart = ({ d: _private, ...key }: JWK): JWK => key

type NewKey = { readonly id: string; readonly secret: string }

async function loadOrCreate(tx: Tx, box: SecretBox, kind: KeyKind, make: () => Promise<NewKey>): Promise<string[]> {
  const sealed = await listKeys(tx, kind)
  if (sealed.length > 0) return sealed.map(({ secret }) => box.open(secret))
  const { id, secret } = await make()
  await insertCurrentKey(tx, { id, kind, secret: box.seal(secret) })
  return [secret]
}

async function newSigningKey(): Promise<NewKey> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const key = await exportJWK(privateKey)
  const id = await calculateJwkThumbprint(key)
  return { id, secret: JSON.stringify({ ...key, kid: id, alg: signingAlgorithm, use: 'sig' }) }
}

async function newCookieKey(): Promise<NewKey> {
  return { id: randomBytes(9).toString('base64url'), secret: randomBytes(32).toString('base64url') }
}
