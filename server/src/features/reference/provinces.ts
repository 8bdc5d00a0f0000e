import type { Province } from '@portolan/contract/reference/reference'
import { byName } from './by-name.ts'
import { countryRows } from './countries.data.ts'
import type { ProvinceNames } from './province-names.ts'
import { provincesAmericas } from './provinces-americas.data.ts'
import { provincesAsia } from './provinces-asia.data.ts'
import { provincesElsewhere } from './provinces-elsewhere.data.ts'

/** Only countries whose addresses usually name the province, and Germany, where forms offer the state. */
const names: ProvinceNames = { ...provincesAmericas, ...provincesAsia, ...provincesElsewhere }

export const provinces: readonly Province[] = countryRows
  .flatMap(([countryId, country]) =>
    Object.entries(names[country] ?? {}).map(([code, name]) => ({ id: provinceId(countryId, code), name, countryId })),
  )
  .sort(byName)

/**
 * Built from the country's id and the ISO code in base 36 (below 46,656), so that adding a province changes no other
 * id.
 */
function provinceId(countryId: number, code: string): number {
  return countryId * 100_000 + Number.parseInt(code, 36)
}

const byId = new Map(provinces.map((province) => [province.id, province]))

export function provinceById(id: number): Province | undefined {
  return byId.get(id)
}

export function provincesOf(countryId: number): readonly Province[] {
  return provinces.filter((province) => province.countryId === countryId)
}
