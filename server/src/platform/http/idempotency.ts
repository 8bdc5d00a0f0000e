import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'
import { Refusal } from '../refusal.ts'

type IdempotentCall = { readonly owner: string; readonly key: string; readonly hash: Buffer }

/** Does the work once per key. Repeated calls, also concurrent ones, get the response of the first. */
export type Idempotency = (call: IdempotentCall, work: (tx: Tx) => Promise<unknown>) => Promise<unknown>

export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Refusal('malformed', [{ path: 'headers.idempotency-key', code: 'idempotency_key_invalid' }])
}

export const hashRequest = (...parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts, sortKeys)).digest()

/**
 * Key, effect and response are stored in one transaction. A concurrent call waits for the first one on the primary key
 * and does the work itself if the first one rolled back.
 */
export function idempotency(db: Database): Idempotency {
  return async ({ owner, key, hash }, work) => {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '10s'`.execute(tx)
        const claimed = await tx
          .insertInto('idempotency_key')
          .values({ owner, key, request_hash: hash, reply: null })
          .onConflict((conflict) => conflict.doNothing())
          .returning('key')
          .executeTakeFirst()
        if (!claimed) return replay(tx, { owner, key, hash })
        const reply = await work(tx)
        await tx
          .updateTable('idempotency_key')
          .set({ reply: JSON.stringify({ value: reply ?? null }) })
          .where('owner', '=', owner)
          .where('key', '=', key)
          .execute()
        return reply
      })
    } catch (error) {
      if ((error as { code?: string }).code === '55P03') throw new Refusal('idempotency_key_busy')
      throw error
    }
  }
}

async function replay(tx: Tx, { owner, key, hash }: IdempotentCall): Promise<unknown> {
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'reply'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!hash.equals(first.request_hash)) throw new Refusal('idempotency_key_reused')
  return (first.reply as { value: unknown } | null)?.value
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
