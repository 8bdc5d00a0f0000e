import { Address } from '@portolan/contract/address'
import type { DeskRequester } from '@portolan/contract/desk/desk'
import type { Database, Tx } from '../../../tables/database.ts'
import { withTypes } from '../../clients/index.ts'
import { withPlaceNames } from '../../reference/index.ts'
import { findAccountDetails, findRequest } from '../store-requests.ts'

/** Reads a visitor's details from the request and a member's from the account. */
export async function presentRequester(db: Database | Tx, requestId: string): Promise<DeskRequester> {
  const request = await findRequest(db, requestId)
  if (!request) throw new Error(`The request ${requestId} is gone.`)
  const account = request.account_id === null ? undefined : await findAccountDetails(db, request.account_id)
  const address = request.contact ?? account?.address ?? null
  const fields = request.contact?.customFields ?? account?.custom_field_values ?? []
  return {
    company: request.company_name,
    name: `${request.requestor_first_name} ${request.requestor_last_name}`.trim(),
    email: request.requestor_email,
    address: address && hasEntries(address) ? Address.parse(withPlaceNames(address)) : null,
    customFields: await withTypes(db, request.client_id, 'USER', fields),
  }
}

/** Forms preset the country, so an address with only a country counts as empty. */
const hasEntries = ({ address1, address2, city, zipCode, phoneNumber, province }: Address): boolean =>
  [address1, address2, city, zipCode, phoneNumber].some((part) => part !== '') || province !== null
