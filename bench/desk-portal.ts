import { foldChanges } from '../server/src/features/statistics/store-deltas.ts'
import { connect } from '../server/src/platform/connect.ts'
import type { Tables } from '../server/src/tables/database.ts'
import { signInOver } from '../server/src/testing/sign-in.ts'
import { fillDesk } from './fill-desk.ts'
import { startPortal, type Undo } from './start-portal.ts'

const staff = ['admin', 'pm', 'coordinator', 'qa', 'quoter']

/** A portal with this many orders, and several staff accounts that take turns because of the rate limit. */
export async function deskPortal(folder: string, orders: number, undo: Undo) {
  const { database, origin, place } = await startPortal(folder, undo)
  await fillDesk(database, orders)
  const { db } = connect<Tables>(place, 1)
  await foldChanges(db)
  await db.destroy()
  await database.query('vacuum analyze')
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
