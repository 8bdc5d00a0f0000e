import { listApiKeys } from '@portolan/contract/identity/api-keys'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

export const ownApiKeys = queryOptions({
  queryKey: ['apiKeys'],
  queryFn: ({ signal }) => call(listApiKeys, {}, { signal }),
  staleTime: 0,
})
