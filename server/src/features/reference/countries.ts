import type { Country } from '@portolan/contract/reference/reference'
import { byName } from './by-name.ts'
import { countryRows } from './countries.data.ts'

export const countries: readonly Country[] = countryRows.map(([id, , name]) => ({ id, name })).sort(byName)

const byId = new Map(countries.map((country) => [country.id, country]))

export function countryById(id: number): Country | undefined {
  return byId.get(id)
}
