import * as contract from '@portolan/contract/reference/reference'
import { type Route, route } from '../../platform/http/serve.ts'
import { countries } from './countries.ts'
import { filterLltsLanguages, listLanguages } from './languages.ts'
import { provinces, provincesOf } from './provinces.ts'

export function referenceRoutes(): Route[] {
  return [
    route(contract.listLanguages, async () => [...listLanguages()]),
    route(contract.listLltsLanguages, async ({ query }) => [...filterLltsLanguages(query)]),
    route(contract.listCountries, async () => [...countries]),
    route(contract.listProvinces, async ({ query: { countryId } }) => [
      ...(countryId === undefined ? provinces : provincesOf(countryId)),
    ]),
  ]
}
