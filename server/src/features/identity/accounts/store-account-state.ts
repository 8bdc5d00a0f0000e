import type { Role } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Tx } from '../../../tables/database.ts'
import { accountChanged, endEverySession } from './store-accounts.ts'

/** Changes the client that the account acts for. */
export async function assignClientToAccount(tx: Tx, accountId: string, clientId: number): Promise<void> {
  await tx.updateTable('account').set({ client_id: clientId }).where('id', '=', accountId).execute()
  await accountChanged(tx, accountId)
}

/** The language of the account's pages and emails. */
export async function setAccountLocale(tx: Tx, accountId: string, locale: string): Promise<void> {
  await tx.updateTable('account').set({ locale }).where('id', '=', accountId).execute()
  await accountChanged(tx, accountId)
}

export type PersonName = { readonly firstName: string; readonly lastName: string }

export async function renameAccount(tx: Tx, accountId: string, { firstName, lastName }: PersonName): Promise<void> {
  const names = { first_name: firstName, last_name: lastName }
  await tx.updateTable('account').set(names).where('id', '=', accountId).execute()
  await accountChanged(tx, accountId)
}

/** Signs the account out everywhere, too: tokens carry the roles of the time they were issued. */
export async function setAccountRole(tx: Tx, accountId: string, role: Role): Promise<void> {
  await tx
    .updateTable('account')
    .set({ roles: [role] })
    .where('id', '=', accountId)
    .execute()
  await endEverySession(tx, accountId)
}

export async function enableAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('account').set({ disabled_at: null }).where('id', '=', accountId).execute()
  await accountChanged(tx, accountId)
}

/** Signs the account out everywhere, too. */
export async function disableAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('account').set({ disabled_at: sql<Date>`now()` }).where('id', '=', accountId).execute()
  await endEverySession(tx, accountId)
}

/** The password goes because it was chosen by someone who never proved that the address is theirs. */
export async function confirmEmailAndClearPassword(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: null, email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .execute()
}

/** Returns the deleted accounts: those whose address was not confirmed within the given number of days. */
export async function deleteUnconfirmedAccounts(tx: Tx, days: number): Promise<{ id: string; email: string }[]> {
  return tx
    .deleteFrom('account')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .returning(['id', 'email'])
    .execute()
}
