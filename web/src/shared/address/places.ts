import { listCountries, listProvinces } from '@portolan/contract/reference/reference'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'

export const countries = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call(listCountries, {}, { signal }),
})

export const provincesOf = (countryId: string) =>
  queryOptions({
    queryKey: ['provinces', countryId],
    queryFn: ({ signal }) => call(listProvinces, { query: { countryId } }, { signal }),
    enabled: countryId !== '',
  })
