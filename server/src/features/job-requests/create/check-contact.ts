import type { Address } from '@portolan/contract/address'
import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { checkCustomFields, listFields } from '../../clients/index.ts'
import { findPlaceProblem, withPlaceNames } from '../../reference/index.ts'

/** Checks the address of a visitor, which is optional, and sets the names of its country and province. */
export function checkContactAddress(given: Address, path: string): Address {
  const problem = findPlaceProblem(given)
  if (problem) throw new Refusal('malformed', [{ ...problem, path: `body.${path}.${problem.path}` }])
  const { address1, address2, city, province, zipCode, country, phoneNumber, email } = given
  return withPlaceNames({ address1, address2, city, province, zipCode, country, phoneNumber, email })
}

/** The client's fields about users. Visitors may leave them empty: only an account needs the required ones. */
export async function checkContactFields(
  db: Database | Tx,
  clientId: number,
  sent: readonly CustomFieldValue[],
): Promise<CustomFieldValue[]> {
  const definitions = await listFields(db, clientId, 'USER')
  const optional = definitions.map((field) => ({ ...field, required: false }))
  return checkCustomFields(optional, sent, 'contactInfo.customFields')
}
