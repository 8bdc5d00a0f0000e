import { createHash } from 'node:crypto'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '../../../tables/database.ts'
import {
  consumePayload,
  deleteByGrant,
  deletePayload,
  deleteTokenFamily,
  findPayload,
  savePayload,
  trimInteractions,
} from './store-payloads.ts'

/**
 * The id of these models is a bearer secret, so only its digest is stored. Only these are deleted with their grant: an
 * interaction refers to one too, but must outlive it when someone signs in as another user.
 */
const bearerModels: readonly string[] = ['AccessToken', 'RefreshToken', 'AuthorizationCode']

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** How often, in new interactions, the number of unfinished sign-ins is trimmed. */
const trimEvery = 100
export const maxInteractions = 10_000

export function oidcAdapter(db: Database): AdapterFactory {
  return (model) => {
    if (bearerModels.includes(model)) return bearerAdapter(db, model)
    return model === 'Interaction' ? interactionAdapter(db) : plainAdapter(db, model)
  }
}

function interactionAdapter(db: Database): Adapter {
  const adapter = plainAdapter(db, 'Interaction')
  let saved = 0
  return {
    ...adapter,
    async upsert(...given) {
      await adapter.upsert(...given)
      saved += 1
      if (saved % trimEvery === 0) await trimInteractions(db, maxInteractions)
    },
  }
}

function plainAdapter(db: Database, model: string): Adapter {
  const find = async (column: 'id' | 'uid', value: string) =>
    // PostgreSQL text cannot contain NUL characters, but a caller's value may.
    value.includes('\0')
      ? undefined
      : ((await findPayload(db, model, column, value))?.payload as AdapterPayload | undefined)
  return {
    find: (id) => find('id', id),
    findByUid: (uid) => find('uid', uid),
    findByUserCode: async () => undefined,
    upsert: (id, payload, expiresIn) =>
      savePayload(db, {
        model,
        id,
        payload,
        accountId: accountOf(payload),
        grantId: null,
        uid: payload.uid ?? null,
        expiresInSeconds: expiresIn ?? null,
      }),
    consume: () => Promise.reject(new Error(`A ${model} is not consumed.`)),
    destroy: (id) => deletePayload(db, { model, id }),
    revokeByGrantId: (grantId) => deleteByGrant(db, grantId),
  }
}

function bearerAdapter(db: Database, model: string): Adapter {
  return {
    ...plainAdapter(db, model),
    async find(secret) {
      const stored = await findPayload(db, model, 'id', digest(secret))
      if (!stored) return undefined
      const consumed = stored.consumedAt && { consumed: Math.floor(stored.consumedAt.getTime() / 1000) }
      return { ...(stored.payload as AdapterPayload), jti: secret, ...consumed }
    },
    async upsert(secret, { jti: _secret, ...payload }, expiresIn) {
      await savePayload(db, {
        ...{
          model,
          id: digest(secret),
          payload,
          accountId: payload.accountId ?? null,
          grantId: payload.grantId ?? null,
        },
        uid: null,
        expiresInSeconds: expiresIn ?? null,
      })
    },
    /**
     * The library reads, then consumes. If two callers read the same token, the second one revokes all tokens of the
     * grant.
     */
    async consume(secret) {
      const key = { model, id: digest(secret) }
      if (await consumePayload(db, key)) return
      await deleteTokenFamily(db, key)
      throw new errors.InvalidGrant('already used')
    },
    destroy: (secret) => deletePayload(db, { model, id: digest(secret) }),
  }
}

/** The account of a finished login in an interaction that has no session yet. */
function accountOf(payload: AdapterPayload): string | null {
  return payload.accountId ?? payload.result?.login?.accountId ?? null
}
