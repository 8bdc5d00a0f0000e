import { sql, type Transaction } from 'kysely'

/**
 * The client whose address an account gave when it was made. The account may act for another client since, so what is known
 * of accounts with several clients is left out.
 */
const company = sql`
  alter table account add column address_client_id int references client (id) on delete set null;
  update account set address_client_id = client_id
    where address is not null
      and array(select client_id from account_client where account_id = account.id) = array[account.client_id];
  create index account_by_address_client on account (address_client_id, created_at desc)
    where address_client_id is not null`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await company.execute(tx))
