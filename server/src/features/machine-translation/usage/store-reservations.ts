import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

/** Commits without waiting for the disk: a database that crashes also ends the calls that its reservations are for. */
const withoutFsync = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`

/** One call at a time checks the quota of a client. */
export async function lockQuotaOf(tx: Tx, clientId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7314, ${clientId}), ${withoutFsync}`.execute(tx)
}

/** The process of an older one died: no call takes that long. */
const isOld = sql<boolean>`reserved_at < now() - interval '30 minutes'`

/** Also deletes what calls of a dead process have left. */
export async function addReservation(tx: Tx, clientId: number, characters: number): Promise<string> {
  await tx.deleteFrom('machine_translation_reservation').where('client_id', '=', clientId).where(isOld).execute()
  const { id } = await tx
    .insertInto('machine_translation_reservation')
    .values({ client_id: clientId, characters })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteReservation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('machine_translation_reservation').where('id', '=', id).where(withoutFsync).execute()
}

export async function countReserved(db: Database, clientId: number): Promise<number> {
  const { characters } = await db
    .selectFrom('machine_translation_reservation')
    .select(sql<string>`coalesce(sum(characters), 0)`.as('characters'))
    .where('client_id', '=', clientId)
    .where(({ not }) => not(isOld))
    .executeTakeFirstOrThrow()
  return Number(characters)
}
