import type { ClientRole } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

const selectInvitations = (db: Database | Tx, clientId: number) =>
  db
    .selectFrom('invitation')
    .leftJoin('account', 'account.id', 'invitation.invited_by')
    .where('invitation.client_id', '=', clientId)
    .select(['invitation.id', 'invitation.email', 'invitation.sent_at', 'invitation.expires_at'])
    .select(sql<ClientRole | null>`invitation.role`.as('role'))
    .select(sql<string>`coalesce(account.first_name || ' ' || account.last_name, '')`.as('invited_by'))

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number]

export const findInvitations = (db: Database | Tx, clientId: number) =>
  selectInvitations(db, clientId).orderBy('invitation.sent_at', 'desc').orderBy('invitation.email').execute()

export const lockInvitation = (tx: Tx, clientId: number, id: string): Promise<InvitationRow | undefined> =>
  selectInvitations(tx, clientId).where('invitation.id', '=', id).forUpdate('invitation').executeTakeFirst()

export type NewInvitation = {
  readonly client_id: number
  readonly email: string
  readonly role: ClientRole | null
  readonly secret_hash: string
  readonly invited_by: string
  readonly sent_at: Date
  readonly expires_at: Date
}

/** An address that was invited before gets a new link; the old one stops working. */
export async function saveInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const { client_id: _client, email: _email, ...renewed } = invitation
  const { id } = await tx
    .insertInto('invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['client_id', 'email']).doUpdateSet(renewed))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks the client, so that invitations sent at the same time are counted one after the other. */
export async function countInvitations(tx: Tx, clientId: number): Promise<number> {
  await sql`select from client where id = ${clientId} for no key update`.execute(tx)
  const { count } = await tx
    .selectFrom('invitation')
    .where('client_id', '=', clientId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteInvitation(tx: Tx, clientId: number, id: string): Promise<string | undefined> {
  const query = tx.deleteFrom('invitation').where('client_id', '=', clientId).where('id', '=', id).returning('email')
  return (await query.executeTakeFirst())?.email
}

/** Whichever way the person joined, nobody has to invite them any more. */
export async function deleteInvitationsOf(tx: Tx, clientId: number, email: string): Promise<void> {
  await tx.deleteFrom('invitation').where('client_id', '=', clientId).where('email', '=', email).execute()
}

export const findOpenInvitation = (db: Database | Tx, secretHash: string, now: Date) =>
  db
    .selectFrom('invitation')
    .select(['id', 'client_id', 'email', 'role'])
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Those of the addresses that users of the organization have. */
export async function findMembers(tx: Tx, clientId: number, emails: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('account')
    .innerJoin('account_client', 'account_client.account_id', 'account.id')
    .where('account_client.client_id', '=', clientId)
    .where('account.email', 'in', [...emails])
    .select('account.email')
    .execute()
  return new Set(rows.map(({ email }) => email))
}
