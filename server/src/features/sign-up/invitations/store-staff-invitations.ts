import type { StaffRole } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

const selectStaffInvitations = (db: Database | Tx) =>
  db
    .selectFrom('invitation')
    .leftJoin('account', 'account.id', 'invitation.invited_by')
    .where('invitation.client_id', 'is', null)
    .select(['invitation.id', 'invitation.email', 'invitation.sent_at', 'invitation.expires_at'])
    .select(sql<StaffRole>`invitation.role`.as('role'))
    .select(sql<string>`coalesce(account.first_name || ' ' || account.last_name, '')`.as('invited_by'))

export type StaffInvitationRow = Awaited<ReturnType<typeof findStaffInvitations>>[number]

export const findStaffInvitations = (db: Database | Tx) =>
  selectStaffInvitations(db).orderBy('invitation.sent_at', 'desc').orderBy('invitation.email').execute()

export const lockStaffInvitation = (tx: Tx, id: string): Promise<StaffInvitationRow | undefined> =>
  selectStaffInvitations(tx).where('invitation.id', '=', id).forUpdate('invitation').executeTakeFirst()

export type NewStaffInvitation = {
  readonly email: string
  readonly role: StaffRole
  readonly secret_hash: string
  readonly invited_by: string
  readonly sent_at: Date
  readonly expires_at: Date
}

/** An address that was invited before gets a new link and role; the old link stops working. */
export async function saveStaffInvitation(tx: Tx, invitation: NewStaffInvitation): Promise<string> {
  const { email: _email, ...renewed } = invitation
  const { id } = await tx
    .insertInto('invitation')
    .values({ client_id: null, ...invitation })
    .onConflict((conflict) => conflict.column('email').where('client_id', 'is', null).doUpdateSet(renewed))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteStaffInvitation(tx: Tx, id: string): Promise<string | undefined> {
  const query = tx.deleteFrom('invitation').where('client_id', 'is', null).where('id', '=', id).returning('email')
  return (await query.executeTakeFirst())?.email
}

/** Locks an invitation that can be accepted, while its sender is still an administrator. */
export const lockOpenStaffInvitation = (tx: Tx, secretHash: string, now: Date) =>
  selectStaffInvitations(tx)
    .where('invitation.secret_hash', '=', secretHash)
    .where('invitation.expires_at', '>', now)
    .where('account.disabled_at', 'is', null)
    .where(sql<boolean>`'ADMIN' = any(account.roles)`)
    .forUpdate('invitation')
    .executeTakeFirst()

export const hasAccount = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.selectFrom('account').select('id').where('email', '=', email).limit(1).executeTakeFirst()) !== undefined
