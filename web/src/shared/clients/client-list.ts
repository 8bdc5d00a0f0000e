import { listTranslationClients } from '@portolan/contract/machine-translation/admin/clients'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'

/** The provider's clients by name, for administrators. */
export const clientsFor = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['clients', search],
    queryFn: ({ signal, pageParam }) =>
      call(listTranslationClients, { query: { search: search || undefined, pageToken: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken ?? undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
