import { sql, type Transaction } from 'kysely'

/** Administrators invite users of clients with a role, and filter users by role. Colleagues invite without one. */
const administration = sql`
  alter table invitation
    drop constraint invitation_check,
    add constraint invitation_client_or_role check (client_id is not null or role is not null);
  create index account_by_role on account using gin (roles);`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await administration.execute(tx))
