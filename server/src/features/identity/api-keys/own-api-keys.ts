import { type ApiKey, apiKeyLimits } from '@portolan/contract/identity/api-keys'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { refuseImpersonation } from '../impersonation/refuse-impersonation.ts'
import { sendSecurityNotice } from '../security/security-notice.ts'
import { newApiKey } from './key-format.ts'
import { type ApiKeyRow, insertKey, type KeyOwner, listKeys, lockKeys, markRevoked } from './store-api-keys.ts'
import { areKeysAllowed } from './store-key-settings.ts'

export type ApiKeyNeeds = { readonly db: Database; readonly now: () => Date }
export type ApiKeyCall = { readonly actor: Actor; readonly origin: Origin }
type KeyToCreate = { readonly name: string; readonly validDays: number; readonly isReadOnly?: boolean | undefined }

export const presentKey = (row: ApiKeyRow, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  isReadOnly: row.is_read_only,
})

export async function listOwnKeys({ db, now }: ApiKeyNeeds, actor: Actor) {
  refuseImpersonation(actor)
  const keys = await listKeys(db, actor.accountId)
  return { isAllowed: await areKeysAllowed(db, actor.clientId), keys: keys.map((key) => presentKey(key, now())) }
}

export async function createKey({ db, now }: ApiKeyNeeds, { actor, origin }: ApiKeyCall, wanted: KeyToCreate) {
  refuseImpersonation(actor)
  const { accountId, clientId, email } = actor
  const { name, validDays, isReadOnly = false } = wanted
  const at = now()
  const { secret, ...stored } = newApiKey()
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx, accountId)
    if (!(await areKeysAllowed(tx, clientId))) throw new Refusal('api_keys_off')
    const usable = (await listKeys(tx, accountId)).filter((key) => key.expires_at > at)
    const limit = apiKeyLimits.perUser
    if (usable.length >= limit) throw new Refusal('api_key_limit_reached', { limit })
    const expiresAt = new Date(at.getTime() + validDays * 86_400_000)
    const key = { ...stored, account_id: accountId, name, created_at: at, expires_at: expiresAt }
    const row = await insertKey(tx, { ...key, is_read_only: isReadOnly })
    const details = { apiKeyId: row.id, name, prefix: row.prefix, expiresAt: expiresAt.toISOString() }
    const action = isReadOnly ? 'read-only-api-key-created' : 'api-key-created'
    await audit(tx, { actor, origin, action, subject: { type: 'account', id: accountId }, details })
    await sendSecurityNotice(tx, email, { what: 'api-key-created', at, ip: origin.ip, apiKeyName: name })
    return { apiKey: presentKey(row, at), secret }
  })
}

/** Revokes a key of the caller, or of a client's user. The owner gets an email either way. */
export async function revokeKey({ db, now }: ApiKeyNeeds, call: ApiKeyCall, owner: KeyOwner, apiKeyId: string) {
  const { actor, origin } = call
  refuseImpersonation(actor)
  await db.transaction().execute(async (tx) => {
    const revoked = await markRevoked(tx, owner, apiKeyId, now())
    if (!revoked) throw new Refusal('not_found')
    const { accountId, email, name, prefix } = revoked
    const details = { apiKeyId, name, prefix }
    await audit(tx, { actor, origin, action: 'api-key-revoked', subject: { type: 'account', id: accountId }, details })
    await sendSecurityNotice(tx, email, { what: 'api-key-revoked', at: now(), ip: origin.ip, apiKeyName: name })
  })
}
