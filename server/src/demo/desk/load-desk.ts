import { sql } from 'kysely'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database, Tx } from '../../tables/database.ts'

type Needs = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly now: () => Date
  readonly timeZone: string
}

/** Loads the demo's desk orders if there are none yet. Of several nodes that start at once, one does it. */
export async function loadDemoDesk({ db, fileStore, now, timeZone }: Needs): Promise<void> {
  if (await hasOrders(db)) return
  const [{ addDesk }, { keepDeskDocuments }] = await Promise.all([import('./add-desk.ts'), import('./documents.ts')])
  const documents = await keepDeskDocuments(fileStore)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7301, 4)`.execute(tx)
    if (!(await hasOrders(tx))) await addDesk(tx, { now: now(), timeZone, documents })
  })
}

const hasOrders = async (db: Database | Tx): Promise<boolean> =>
  (await db.selectFrom('desk_order').select('id').limit(1).executeTakeFirst()) !== undefined
