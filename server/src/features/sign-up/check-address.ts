import type { Address } from '@portolan/contract/sign-up'
import { Refusal } from '../../platform/refusal.ts'
import { countryById, provincesOf } from '../reference/index.ts'
import { messages } from './messages/en.ts'

/** A province is asked for where the country has any, and has to be one of them. */
export function checkAddress({ countryId, provinceId }: Address): void {
  if (!countryById(countryId)) refuse('countryId', messages.noSuchCountry)
  const provinces = provincesOf(countryId)
  if (provinceId === null) {
    if (provinces.length > 0) refuse('provinceId', messages.provinceRequired)
    return
  }
  if (!provinces.some(({ id }) => id === provinceId)) refuse('provinceId', messages.provinceElsewhere)
}

function refuse(field: keyof Address, message: string): never {
  throw new Refusal('malformed', [{ path: `body.address.${field}`, message }])
}
