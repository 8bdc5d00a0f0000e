import * as contract from '@portolan/contract/reference/reference'
import { type Route, route } from '../../platform/http/serve.ts'
import { filterLltsLanguages, listLanguages } from './languages.ts'
import { localizeCountries, localizeLanguages } from './localize.ts'
import { provinces, provincesOf } from './provinces.ts'

export function referenceRoutes(): Route[] {
  return [
    route(contract.listLanguages, async ({ locale }) => localizeLanguages(listLanguages(), locale)),
    route(contract.listLltsLanguages, async ({ query, locale }) =>
      localizeLanguages(filterLltsLanguages(query), locale),
    ),
    route(contract.listCountries, async ({ locale }) => localizeCountries(locale)),
    route(contract.listProvinces, async ({ query: { countryId } }) => [
      ...(countryId === undefined ? provinces : provincesOf(countryId)),
    ]),
  ]
}
