import { sql } from 'kysely'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database, Tx } from '../../tables/database.ts'

type Needs = { readonly db: Database; readonly fileStore: FileStore; readonly now: () => Date }

/** Loads the demo's requests if there are none yet. Of several nodes that start at once, one does it. */
export async function loadDemoRequests({ db, fileStore, now }: Needs): Promise<void> {
  if (await hasRequests(db)) return
  const [{ addRequests }, { demoRequests }, { keepDocuments }, { addTranslations }, { addMedia }] = await Promise.all([
    import('./add-request.ts'),
    import('./demo-requests.ts'),
    import('./documents.ts'),
    import('./add-translations.ts'),
    import('./add-media.ts'),
  ])
  const documents = await keepDocuments(fileStore)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7301, 3)`.execute(tx)
    if (await hasRequests(tx)) return
    await addRequests(tx, demoRequests(documents), now())
    await addTranslations(tx)
    await addMedia(tx)
  })
}

const hasRequests = async (db: Database | Tx): Promise<boolean> =>
  (await db.selectFrom('job_request').select('id').limit(1).executeTakeFirst()) !== undefined
