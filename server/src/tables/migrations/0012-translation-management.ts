import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table tms_order
      alter column kind drop not null,
      drop column checked_at,
      add column round integer not null default 1,
      add column escalation jsonb,
      add column look_at timestamptz,
      add column looks integer not null default 0;
    drop index if exists tms_order_to_check;
    create index tms_order_to_look_at on tms_order (look_at) where look_at is not null;
  `.execute(tx)
}
