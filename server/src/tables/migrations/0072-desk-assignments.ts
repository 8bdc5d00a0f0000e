import { sql, type Transaction } from 'kysely'

const assignments = sql`
  create table desk_assignment (
    id uuid primary key default uuid_v7(),
    desk_order_id uuid not null references desk_order on delete cascade,
    role text not null,
    person_name text,
    previous_name text,
    account_id uuid references account on delete set null,
    by_name text not null,
    at timestamptz not null default clock_timestamp()
  )`
const byOrder = sql`create index desk_assignment_of_order on desk_assignment (desk_order_id, at)`

/** Who was assigned to an order, by whom and when. What was assigned before is not known. */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await assignments.execute(tx)
  await byOrder.execute(tx)
}
