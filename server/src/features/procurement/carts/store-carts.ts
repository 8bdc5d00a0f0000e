import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { ProcurementOrderTable } from '../../../tables/procurement.ts'
import type { SessionRow } from '../sessions/store-sessions.ts'

export type CartRow = Selectable<ProcurementOrderTable>

export async function insertCart(tx: Tx, requestId: string, sessionId: string): Promise<void> {
  await tx.insertInto('procurement_order').values({ job_request_id: requestId, session_id: sessionId }).execute()
}

/** The request may have no cart yet, if it was made without a session. */
export async function reopenCart(tx: Tx, requestId: string, sessionId: string): Promise<void> {
  await tx
    .insertInto('procurement_order')
    .values({ job_request_id: requestId, session_id: sessionId })
    .onConflict((conflict) =>
      conflict.column('job_request_id').doUpdateSet({ session_id: sessionId, redirect_url: null }),
    )
    .execute()
}

export const findCart = (db: Database | Tx, requestId: string): Promise<CartRow | undefined> =>
  db.selectFrom('procurement_order').selectAll().where('job_request_id', '=', requestId).executeTakeFirst()

export const findSession = (db: Database | Tx, id: string): Promise<SessionRow> =>
  db.selectFrom('punchout_session').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Starts the next round. Returns its number; undefined where there is no cart. */
export async function startRound(tx: Tx, requestId: string): Promise<CartRow | undefined> {
  return tx
    .updateTable('procurement_order')
    .set({
      cart_status: 'WAITING',
      cart_round: sql<number>`cart_round + 1`,
      redirect_url: null,
      returned_at: null,
      problem: null,
    })
    .where('job_request_id', '=', requestId)
    .returningAll()
    .executeTakeFirst()
}

type Outcome =
  | { readonly cart_status: 'RETURNED'; readonly redirect_url: string | null; readonly returned_at: Date }
  | { readonly cart_status: 'FAILED'; readonly problem: string }

/** Saves how a round ended, unless a newer one has begun. */
export async function endRound(
  db: Database | Tx,
  { requestId, round }: { readonly requestId: string; readonly round: number },
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable('procurement_order')
    .set(outcome)
    .where('job_request_id', '=', requestId)
    .where('cart_round', '=', round)
    .execute()
}
