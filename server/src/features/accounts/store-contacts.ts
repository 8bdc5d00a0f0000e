import type { OrganizationClientContact } from '@portolan/contract/accounts/organization'
import { clientRoles } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'

export type Contact = OrganizationClientContact & {
  readonly username: string
  readonly isAccountEnabled: boolean
  readonly isMfaEnabled: boolean
}

/** The organization's own people, except people who are also staff. */
const selectContacts = (db: Database | Tx, clientId: number) =>
  db
    .selectFrom('account')
    .innerJoin('account_client', 'account_client.account_id', 'account.id')
    .where('account_client.client_id', '=', clientId)
    .where(sql<boolean>`account.roles <@ ${clientRoles}::text[]`)
    .select(['account.id', 'account.email', 'account.first_name as firstName', 'account.last_name as lastName'])

export const findContacts = (db: Database, clientId: number): Promise<OrganizationClientContact[]> =>
  selectContacts(db, clientId)
    .orderBy(sql`lower(account.last_name), lower(account.first_name), account.email`)
    .execute()

const withSettings = (db: Database | Tx, clientId: number, contactId: string) =>
  selectContacts(db, clientId)
    .where('account.id', '=', contactId)
    .select(['account.login_name as username', 'account.disabled_at', 'account.mfa_enabled_at'])

export async function findContact(db: Database, clientId: number, contactId: string): Promise<Contact | undefined> {
  return present(await withSettings(db, clientId, contactId).executeTakeFirst())
}

/** Locks the contact's account until the transaction ends. */
export async function lockContact(tx: Tx, clientId: number, contactId: string): Promise<Contact | undefined> {
  return present(await withSettings(tx, clientId, contactId).forUpdate('account').executeTakeFirst())
}

type Row = Awaited<ReturnType<ReturnType<typeof withSettings>['executeTakeFirst']>>

function present(row: Row): Contact | undefined {
  if (!row) return undefined
  const { disabled_at, mfa_enabled_at, ...contact } = row
  return { ...contact, isAccountEnabled: disabled_at === null, isMfaEnabled: mfa_enabled_at !== null }
}
