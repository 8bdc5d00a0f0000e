import { listOutbox } from '@portolan/contract/outbox/outbox'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'

export const outboxMails = (to: string) =>
  queryOptions({
    queryKey: ['outbox', to],
    queryFn: ({ signal }) => call(listOutbox, { query: to ? { to } : {} }, { signal }),
    // Mail arrives while one looks.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
