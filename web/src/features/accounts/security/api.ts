import { getAccountSecurity } from '@portolan/contract/identity/security'
import { listUserSessions } from '@portolan/contract/identity/sessions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

// Loaded again each time: another tab or device may have changed it.
export const accountSecurity = queryOptions({
  queryKey: ['accountSecurity'],
  queryFn: ({ signal }) => call(getAccountSecurity, {}, { signal }),
  staleTime: 0,
})

export const userSessions = queryOptions({
  queryKey: ['userSessions'],
  queryFn: ({ signal }) => call(listUserSessions, {}, { signal }),
  staleTime: 0,
})
