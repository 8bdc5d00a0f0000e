import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../e2e/support/free-port.ts'
import { runStart } from '../e2e/support/run-start.ts'

export type Undo = (close: () => Promise<void>) => void

/** Starts a portal as users do, and connects to its database. */
export async function startPortal(folder: string, undo: Undo) {
  const port = await freePort()
  const portal = runStart({ PORT: String(port), PORTOLAN_DATA: folder })
  undo(async () => {
    portal.process.kill('SIGTERM')
    await portal.ended
  })
  await portal.ready()
  const host = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  const place = { host, user: 'portolan', database: 'portolan' }
  const database = new Client(place)
  await database.connect()
  undo(() => database.end())
  return { port, origin: `http://localhost:${port}`, pid: portal.process.pid ?? 0, place, database }
}
