import { sql, type Transaction } from 'kysely'

export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    create table issuer_account (
      issuer text not null,
      subject text not null,
      account_id uuid not null references account on delete cascade,
      token_issued_at timestamptz not null,
      primary key (issuer, subject)
    );
    create index issuer_account_account on issuer_account (account_id);
  `.execute(tx)
}
