import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** Held by the one server that uses a data folder. */
export const serverLock = 1

/** The class of our advisory locks. Migrations use key 0. */
const lockClass = 7301

/** A lock that PostgreSQL releases as soon as its connection ends, however the process died. */
export type AdvisoryLock = {
  onLost(listener: () => void): void
  release(): Promise<void>
}

/** Undefined when another connection still holds the lock after the wait. */
export async function takeAdvisoryLock(
  config: ClientConfig,
  key: number,
  waitMs = 2_000,
): Promise<AdvisoryLock | undefined> {
  const client = new Client({ ...config, keepAlive: true })
  client.on('error', () => {}) // 'end' follows every error
  await client.connect()
  for (const until = Date.now() + waitMs; ; await sleep(100)) {
    if (await tryLock(client, key)) return createAdvisoryLock(client)
    if (Date.now() >= until) break
  }
  await client.end()
  return undefined
}

async function tryLock(client: Client, key: number): Promise<boolean> {
  const statement = 'select pg_try_advisory_lock($1, $2) as taken'
  const { rows } = await client.query<{ taken: boolean }>(statement, [lockClass, key])
  return rows[0]?.taken ?? false
}

function createAdvisoryLock(client: Client): AdvisoryLock {
  let isReleased = false
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  return {
    onLost: (listener) => void ended.then(() => isReleased || listener()),
    release: async () => {
      isReleased = true
      await client.end()
    },
  }
}
