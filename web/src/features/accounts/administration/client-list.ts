import { type ClientSort, listClients } from '@portolan/contract/clients/administration'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

/** The provider's clients, page by page. */
export const clientList = (search: string, sort: ClientSort) =>
  infiniteQueryOptions({
    queryKey: ['clients', 'list', search, sort],
    queryFn: ({ signal, pageParam }) =>
      call(listClients, { query: { search: search || undefined, sort, pageToken: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken ?? undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** The first hundred clients, to choose from. Users of the others are found by the name of the company. */
export const clientChoices = queryOptions({
  queryKey: ['clients', 'choices'],
  queryFn: async ({ signal }) => (await call(listClients, { query: { pageSize: 100 } }, { signal })).items,
})
