import { sql } from 'kysely'
import { withoutFsync } from '../../../platform/without-fsync.ts'
import type { Database } from '../../../tables/database.ts'

type Reservation = {
  readonly clientId: number
  readonly characters: number
  readonly day: string
  /** Of the client, for the day. */
  readonly quota: number
}

/** Null if the quota does not allow it. Also deletes what calls of a dead process have left. */
export async function addReservation(db: Database, reservation: Reservation): Promise<string | null> {
  const { clientId, characters, day, quota } = reservation
  const query = sql<{ id: string | null }>`
    select reserve_characters(${clientId}, ${characters}, ${day}, ${quota}) as id`
  return (await query.execute(db)).rows[0]?.id ?? null
}

export async function deleteReservation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('machine_translation_reservation').where('id', '=', id).where(withoutFsync).execute()
}

/** Characters of the day's quota that are used or reserved. */
export async function countTaken(db: Database, clientId: number, day: string): Promise<number> {
  const { rows } = await sql<{ taken: string }>`select taken_characters(${clientId}, ${day}) as taken`.execute(db)
  return Number(rows[0]?.taken)
}
