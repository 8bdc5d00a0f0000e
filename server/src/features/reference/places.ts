import type { Address } from '@portolan/contract/address'
import { needsProvince } from '@portolan/contract/reference/required-provinces'
import { countryById } from './countries.ts'
import { provinceById } from './provinces.ts'

type Place = Pick<Address, 'country' | 'province'>

type PlaceProblem = {
  readonly path: keyof Place
  readonly code: 'required' | 'no_such_country' | 'province_not_in_country'
}

/** Checks that country and province exist and belong together. Either may be absent. */
export function findPlaceProblem({ country, province }: Place): PlaceProblem | undefined {
  if (country && !countryById(country.id)) return { path: 'country', code: 'no_such_country' }
  if (province && provinceById(province.id)?.countryId !== country?.id)
    return { path: 'province', code: 'province_not_in_country' }
  return undefined
}

/** Like findPlaceProblem, but requires a country, and a province if its post needs one. */
export function findCompletePlaceProblem(place: Place): PlaceProblem | undefined {
  if (!place.country) return { path: 'country', code: 'required' }
  const isProvinceMissing = !place.province && needsProvince(place.country.id)
  return findPlaceProblem(place) ?? (isProvinceMissing ? { path: 'province', code: 'required' } : undefined)
}

/** Replaces the names of country and province by the portal's own. */
export const withPlaceNames = <Given extends Place>(address: Given): Given => ({
  ...address,
  country: address.country && { id: address.country.id, name: countryById(address.country.id)?.name ?? '' },
  province: address.province && { id: address.province.id, name: provinceById(address.province.id)?.name ?? '' },
})
