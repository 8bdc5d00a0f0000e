import { sql } from 'kysely'
import type { Tx } from '../../tables/database.ts'

export type WindowLimit = { readonly key: string; readonly limit: number; readonly windowSeconds: number }

/**
 * Counts one attempt against each limit, or returns how many seconds to wait if one of them is reached. An attempt
 * counts for exactly `windowSeconds`. Refused attempts are not counted, nor are those of a transaction that rolls back.
 */
export async function countInWindows(tx: Tx, limits: readonly WindowLimit[]): Promise<number> {
  // Rows are always locked in the same order, so that two attempts cannot deadlock.
  const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1))
  let waitSeconds = 0
  for (const each of sorted) waitSeconds = Math.max(waitSeconds, await lockWindow(tx, each))
  if (waitSeconds === 0) for (const each of sorted) await addAttempt(tx, each)
  return waitSeconds
}

/** Locks the row, removes expired attempts and returns the seconds to wait until one more is allowed. */
async function lockWindow(tx: Tx, { key, limit, windowSeconds }: WindowLimit): Promise<number> {
  const { rows } = await sql<{ ages: number[] }>`
    insert into attempt_window as kept (key, attempted_at, expires_at) values (${key}, '{}', now())
    on conflict (key) do update set attempted_at = array(
      select at from unnest(kept.attempted_at) at
      where at > clock_timestamp() - make_interval(secs => ${windowSeconds}) order by at
    )
    returning array(
      select extract(epoch from clock_timestamp() - at)::float8 from unnest(attempted_at) at order by at desc
    ) as ages
  `.execute(tx)
  // One more is allowed as soon as this attempt expires.
  const age = rows[0]?.ages[limit - 1]
  return age === undefined ? 0 : Math.max(1, Math.ceil(windowSeconds - age))
}

async function addAttempt(tx: Tx, { key, windowSeconds }: WindowLimit): Promise<void> {
  await sql`
    update attempt_window set
      attempted_at = attempted_at || clock_timestamp(),
      expires_at = clock_timestamp() + make_interval(secs => ${windowSeconds})
    where key = ${key}
  `.execute(tx)
}
