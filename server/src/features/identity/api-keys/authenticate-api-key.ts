import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { actorOf } from '../callers/actor-of.ts'
import { findCaller } from '../callers/store-callers.ts'
import { fitsHash, prefixOf } from './key-format.ts'
import { findKey, recordUse } from './store-api-keys.ts'
import { areKeysAllowed } from './store-key-settings.ts'

type Needs = { readonly db: Database; readonly now: () => Date }

/**
 * Nothing is cached, so that a revoked key and a changed role count at once. Only a caller with the whole key learns why
 * it is refused.
 */
export async function authenticateApiKey({ db, now }: Needs, token: string, origin: Origin): Promise<Actor> {
  const prefix = prefixOf(token)
  const key = prefix === undefined ? undefined : await findKey(db, prefix)
  if (!key || !fitsHash(token, key.hash)) throw new Refusal('api_key_refused', { reason: 'unknown' })
  if (key.revoked_at) throw new Refusal('api_key_refused', { reason: 'revoked' })
  if (key.expires_at <= now()) throw new Refusal('api_key_refused', { reason: 'expired' })
  const caller = await findCaller(db, key.account_id)
  if (!caller) throw new Refusal('api_key_refused', { reason: 'account' })
  if (!(await areKeysAllowed(db, caller.clientId))) throw new Refusal('api_key_refused', { reason: 'off' })
  const actor = { ...actorOf(caller, caller.roles, null), apiKeyId: key.id, isReadOnly: key.is_read_only }
  if (isWorthRecording(key.last_used_at, now())) await record({ db, now }, actor, key, origin)
  return actor
}

const isWorthRecording = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > 60_000

type Key = { readonly id: string; readonly name: string }

async function record({ db, now }: Needs, actor: Actor, { id, name }: Key, origin: Origin): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await recordUse(tx, id, now()))) return
    const subject = { type: 'account', id: actor.accountId }
    await audit(tx, { actor, origin, action: 'api-key-first-used', subject, details: { apiKeyId: id, name } })
  })
}
