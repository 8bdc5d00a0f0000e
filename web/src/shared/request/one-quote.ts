import { getAutoQuote } from '@portolan/contract/quotes/quotes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'

/** Shares its cache key with the quote page, so that a decision there shows here too. */
export const oneQuote = (id: string) =>
  queryOptions({
    queryKey: ['autoQuote', id],
    queryFn: ({ signal }) => call(getAutoQuote, { params: { id } }, { signal }),
    staleTime: 0,
    retry: false,
  })
