import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** Held by the one server that may use a data folder. */
export const SERVER_LOCK = 1

/** Keeps our advisory locks apart from those of others. The migrations lock number 0 of it. */
const LOCK_SPACE = 7301

/** A lock that lasts as long as a connection: PostgreSQL frees it the moment the holder dies, however it dies. */
export interface Lease {
  onLost(tell: () => void): void
  release(): Promise<void>
}

/** Undefined when another one still holds the lease after the wait. */
export async function takeAdvisoryLock(config: ClientConfig, key: number, waitMs = 2_000): Promise<Lease | undefined> {
  const client = new Client({ ...config, keepAlive: true })
  client.on('error', () => {}) // a lost connection is told by its end
  await client.connect()
  for (const until = Date.now() + waitMs; ; await sleep(100)) {
    if (await tryLock(client, key)) return leaseOf(client)
    if (Date.now() >= until) break
  }
  await client.end()
  return undefined
}

async function tryLock(client: Client, key: number): Promise<boolean> {
  const question = 'select pg_try_advisory_lock($1, $2) as taken'
  const { rows } = await client.query<{ taken: boolean }>(question, [LOCK_SPACE, key])
  return rows[0]?.taken ?? false
}

function leaseOf(client: Client): Lease {
  let isWanted = true
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  return {
    onLost: (tell) => void ended.then(() => isWanted && tell()),
    release: async () => {
      isWanted = false
      await client.end()
    },
  }
}
