import { sql, type Transaction } from 'kysely'

/** Staff are invited without a client, with the role they get. */
const staffInvitations = sql`
  alter table invitation
    alter client_id drop not null,
    add role text,
    add check ((client_id is null) = (role is not null));
  create unique index invitation_of_staff on invitation (email) where client_id is null;`

export const up = async (tx: Transaction<unknown>): Promise<void> => void (await staffInvitations.execute(tx))
