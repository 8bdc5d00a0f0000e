import { type Kysely, sql, type Transaction } from 'kysely'
import { NewerDatabase } from './newer-database.ts'

/** A forward-only change of the database. It never changes after its release. */
export type Migration = {
  name: string
  up(tx: Transaction<unknown>): Promise<unknown>
}

/**
 * Applies pending migrations in one transaction and returns their names. When several nodes start at once, one
 * migrates and the others wait for it.
 */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<string[]> {
  return await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7301, 0)`.execute(tx)
    const applied = await readApplied(tx)
    const unknown = applied.filter((name) => !migrations.some((migration) => migration.name === name))
    if (unknown.length > 0) throw new NewerDatabase(unknown)
    const pending = migrations.filter(({ name }) => !applied.includes(name))
    for (const { name, up } of pending) {
      await up(tx as unknown as Transaction<unknown>)
      await sql`insert into migration (name) values (${name})`.execute(tx)
    }
    return pending.map(({ name }) => name)
  })
}

async function readApplied<Tables>(tx: Transaction<Tables>): Promise<string[]> {
  await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    tx,
  )
  const { rows } = await sql<{ name: string }>`select name from migration order by applied_at, name`.execute(tx)
  return rows.map(({ name }) => name)
}
