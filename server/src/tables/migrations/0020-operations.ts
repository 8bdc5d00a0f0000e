import { sql, type Transaction } from 'kysely'

/**
 * Sliding windows: one row per key with the times of its attempts, as many as its limit at most.
 * The accounts that the demo made, with the password hash it gave them.
 */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table attempt_window (
      key text primary key,
      attempted_at timestamptz[] not null,
      expires_at timestamptz not null
    );
    create index attempt_window_by_expiry on attempt_window (expires_at);

    create table demo_account (
      account_id uuid primary key references account on delete cascade,
      password_hash text not null
    );
  `.execute(tx)
}
