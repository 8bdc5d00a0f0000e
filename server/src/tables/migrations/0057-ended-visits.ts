import { sql, type Transaction } from 'kysely'

const endedVisits = sql`
  alter table punchout_session add ended_at timestamptz;
  update punchout_session set ended_at = o.returned_at
    from procurement_order o where o.session_id = punchout_session.id and o.cart_status = 'RETURNED'`

/** A visit ends when a cart, also an empty one, is returned to its procurement system. */
export const up = async (tx: Transaction<unknown>): Promise<void> => void (await endedVisits.execute(tx))
