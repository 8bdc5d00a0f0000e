import { sql } from 'kysely'
import { withoutFsync } from '../../../platform/without-fsync.ts'
import type { Database, Tx } from '../../../tables/database.ts'

/** One call at a time checks the quota of a client. */
export async function lockQuotaOf(tx: Tx, clientId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7314, ${clientId}), ${withoutFsync}`.execute(tx)
}

/** The process of an older one died: no call takes that long. */
const isOld = sql<boolean>`reserved_at < now() - interval '30 minutes'`

/** Also deletes what calls of a dead process have left. */
export async function addReservation(tx: Tx, clientId: number, characters: number): Promise<string> {
  const { id } = await tx
    .with('forgotten', (qc) =>
      qc.deleteFrom('machine_translation_reservation').where('client_id', '=', clientId).where(isOld),
    )
    .insertInto('machine_translation_reservation')
    .values({ client_id: clientId, characters })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteReservation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('machine_translation_reservation').where('id', '=', id).where(withoutFsync).execute()
}

/** Characters of the day's quota that are used or reserved, in one query: each call waits for it. */
export async function countTaken(db: Database, clientId: number, day: string): Promise<number> {
  const { taken } = await db
    .selectNoFrom((eb) => [
      eb(
        eb
          .selectFrom('machine_translation_usage')
          .select(sql<string>`coalesce(sum(characters - reviewed_characters), 0)`.as('used'))
          .where('client_id', '=', clientId)
          .where('day', '=', day),
        '+',
        eb
          .selectFrom('machine_translation_reservation')
          .select(sql<string>`coalesce(sum(characters), 0)`.as('reserved'))
          .where('client_id', '=', clientId)
          .where(({ not }) => not(isOld)),
      ).as('taken'),
    ])
    .executeTakeFirstOrThrow()
  return Number(taken)
}
