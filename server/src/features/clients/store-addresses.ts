import type { Address } from '@portolan/contract/address'
import type { ClientConfig } from '@portolan/contract/clients/clients'
import type { Database, Tx } from '../../tables/database.ts'

/**
 * Members who gave the address of one of these clients; it stays the one of that client when they act for another. Only
 * confirmed accounts count: anybody can start a sign-up with somebody else's email address.
 */
const withAddress = (db: Database | Tx, clientIds: readonly number[]) =>
  db
    .selectFrom('account')
    .innerJoin('account_client', (join) =>
      join
        .onRef('account_client.account_id', '=', 'account.id')
        .onRef('account_client.client_id', '=', 'account.address_client_id'),
    )
    .where('address_client_id', 'in', clientIds)
    .where('address', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .where('disabled_at', 'is', null)

/** Says of each client whether a member has given the company's address. */
export async function markKnownAddresses(db: Database, clients: readonly ClientConfig[]): Promise<ClientConfig[]> {
  if (clients.length === 0) return []
  const ids = clients.map(({ clientId }) => clientId)
  const rows = await withAddress(db, ids).select('address_client_id').distinct().execute()
  const known = new Set(rows.map(({ address_client_id }) => address_client_id))
  return clients.map((client) => ({ ...client, isAddressKnown: known.has(client.clientId) }))
}

/** The company's address as the newest of its members gave it, without that member's own email and phone number. */
export async function findClientAddress(db: Database | Tx, clientId: number): Promise<Address | null> {
  const row = await withAddress(db, [clientId]).select('address').orderBy('created_at', 'desc').executeTakeFirst()
  return row?.address ? { ...row.address, email: '', phoneNumber: '' } : null
}
