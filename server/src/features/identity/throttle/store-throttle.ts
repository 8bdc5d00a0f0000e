import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

/** How long an attempt has to wait. */
export type ThrottleWait = { readonly waitSeconds: number }

/**
 * Counts an attempt before the password is checked, so that concurrent guesses gain nothing. Beyond the free number,
 * each attempt doubles the wait, from 2 seconds to 15 minutes. Attempts decay with the time since the last one and
 * expire after an hour. Attempts made during a wait are not counted.
 */
export async function recordAttempt(
  db: Database,
  attempts: readonly { readonly key: string; readonly free: number }[],
): Promise<ThrottleWait | undefined> {
  // Always lock in the same order, to avoid deadlocks.
  const inOrder = [...attempts].sort((a, b) => (a.key < b.key ? -1 : 1))
  return db.transaction().execute(async (tx) => {
    const waitSeconds = await secondsToWait(
      tx,
      inOrder.map(({ key }) => key),
    )
    if (waitSeconds > 0) return { waitSeconds }
    for (const { key, free } of inOrder) await count(tx, key, free)
    return undefined
  })
}

type ThrottleKey = { readonly key: string }

/** After a success: resets the own key and removes this attempt from the shared keys. */
export async function refundAttempt(db: Database, own: ThrottleKey, shared: readonly ThrottleKey[]): Promise<void> {
  const keys = shared.map(({ key }) => key)
  await sql`
    with forgiven as (delete from sign_in_throttle where key = ${own.key})
    update sign_in_throttle set failures = greatest(failures - 1, 0), blocked_until = now()
    where key = any(${keys}::text[])
  `.execute(db)
}

export async function deleteAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('key', '=', key).execute()
}

export async function sweepThrottle(db: Database): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('last_failure_at', '<', sql<Date>`now() - interval '1 day'`).execute()
}

async function secondsToWait(tx: Tx, keys: readonly string[]): Promise<number> {
  await sql`
    insert into sign_in_throttle (key, failures, last_failure_at, blocked_until)
    select key, 0, now(), now() from unnest(${keys}::text[]) key on conflict do nothing
  `.execute(tx)
  const rows = await tx
    .selectFrom('sign_in_throttle')
    .select(sql<number>`ceil(extract(epoch from blocked_until - clock_timestamp()))::int`.as('seconds'))
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute()
  return Math.max(0, ...rows.map(({ seconds }) => seconds))
}

async function count(tx: Tx, key: string, free: number): Promise<void> {
  await sql`
    update sign_in_throttle set
      failures = counted.failures,
      last_failure_at = clock_timestamp(),
      blocked_until = clock_timestamp() + case when counted.failures < ${free}::int then interval '0'
        else make_interval(secs => least(900, power(2, least(counted.failures - ${free}::int + 1, 20)))) end
    from (
      select failures + 1 - floor(failures * least(1, extract(epoch from clock_timestamp() - last_failure_at) / 3600))::int
        as failures
      from sign_in_throttle where key = ${key}
    ) counted
    where key = ${key}
  `.execute(tx)
}
