import { PartialAddress } from '@portolan/contract/address'
import type { ClientBilling } from '@portolan/contract/clients/administration'
import type { Database, Tx } from '../../tables/database.ts'
import { withPlaceNames } from '../reference/index.ts'

export const emptyBilling: ClientBilling = { contact: PartialAddress.parse({}), vatNumber: '' }

export const presentBilling = (stored: ClientBilling | null): ClientBilling =>
  stored ? { ...stored, contact: withPlaceNames(stored.contact) } : emptyBilling

/** Where invoices of the client go, as far as administrators know. */
export async function findClientBilling(db: Database | Tx, clientId: number): Promise<ClientBilling> {
  const row = await db.selectFrom('client').select('billing').where('id', '=', clientId).executeTakeFirst()
  return presentBilling(row?.billing ?? null)
}
