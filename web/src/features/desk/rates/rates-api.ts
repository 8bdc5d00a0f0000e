import { listClientsWithRates, listRates, type SavedRates, saveRates } from '@portolan/contract/quotes/rates'
import { listLanguages } from '@portolan/contract/reference/reference'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { retryUnlessUnknown } from '../../../shared/request/one-request.ts'

export const ratesOf = (id: number) =>
  queryOptions({
    queryKey: ['rates', id],
    queryFn: ({ signal }) => call(listRates, { params: { id } }, { signal }),
    staleTime: 0,
    retry: retryUnlessUnknown,
  })

export const languages = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => call(listLanguages, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const replaceRates = (id: number, body: SavedRates) => call(saveRates, { params: { id }, body })

export const clientsWithRates = queryOptions({
  queryKey: ['clients-with-rates'],
  queryFn: ({ signal }) => call(listClientsWithRates, {}, { signal }),
  staleTime: 0,
})

export const fetchRates = (id: number) => call(listRates, { params: { id } })
