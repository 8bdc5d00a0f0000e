import { createHash } from 'node:crypto'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '../../../tables/database.ts'
import {
  consumePayload,
  deleteByGrant,
  deleteFamilyOf,
  deletePayload,
  findPayload,
  savePayload,
  trimInteractions,
} from './store-payloads.ts'

/**
 * The id of these is the secret that its bearer shows, so only a digest is kept. They alone carry a grant: an
 * interaction knows one too, but has to survive its end when someone signs in as another user.
 */
const bearerModels: readonly string[] = ['AccessToken', 'RefreshToken', 'AuthorizationCode']

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Unfinished sign-ins are looked after once in so many, so that there are never many more than the most. */
const trimEvery = 100
export const mostInteractions = 10_000

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
      if (saved % trimEvery === 0) await trimInteractions(db, mostInteractions)
    },
  }
}

function plainAdapter(db: Database, model: string): Adapter {
  const find = async (column: 'id' | 'uid', value: string) =>
    // PostgreSQL knows no text with a NUL in it, but a caller may.
    value.includes('\0')
      ? undefined
      : ((await findPayload(db, model, column, value))?.payload as AdapterPayload | undefined)
  return {
    find: (id) => find('id', id),
    findByUid: (uid) => find('uid', uid),
    findByUserCode: async () => undefined,
    upsert: (id, payload, expiresIn) =>
      savePayload(db, {
        ...{ model, id, payload, accountId: accountOf(payload), grantId: null },
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
    /** The library finds, then consumes: of two who found at the same time, the second one ends the family. */
    async consume(secret) {
      const key = { model, id: digest(secret) }
      if (await consumePayload(db, key)) return
      await deleteFamilyOf(db, key)
      throw new errors.InvalidGrant('already used')
    },
    destroy: (secret) => deletePayload(db, { model, id: digest(secret) }),
  }
}

/** An interaction whose password was right but which has not led to a session yet belongs to the account already. */
function accountOf(payload: AdapterPayload): string | null {
  return payload.accountId ?? payload.result?.login?.accountId ?? null
}
