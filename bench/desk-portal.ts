import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../e2e/free-port.ts'
import { runStart } from '../e2e/run-start.ts'
import { foldChanges } from '../server/src/features/statistics/store-fold.ts'
import { signInOver } from '../server/src/main/test-sign-in.ts'
import { connect } from '../server/src/platform/connect.ts'
import type { Tables } from '../server/src/tables/database.ts'
import { fillDesk } from './fill-desk.ts'

const staff = ['admin', 'pm', 'coordinator', 'qa', 'quoter']

/** A portal with so many orders on its desk, and staff who ask in turn: one alone would soon have called too often. */
export async function deskPortal(folder: string, orders: number, undo: (close: () => Promise<void>) => void) {
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
  await fillDesk(database, orders)
  const { db } = connect<Tables>(place, 1)
  await foldChanges(db)
  await db.destroy()
  await database.query('vacuum analyze')
  const origin = `http://localhost:${port}`
  const callers = await Promise.all(staff.map((name) => signInOver(origin, `${name}@portolan.example`)))
  let calls = 0
  return {
    database,
    async ask(path: string): Promise<string> {
      const reply = await callers[calls++ % callers.length]?.(path)
      if (reply?.status !== 200) throw new Error(`${path} answered ${reply?.status}.`)
      return reply.text()
    },
  }
}
