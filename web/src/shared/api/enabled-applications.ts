import { getEnabledApplications } from '@portolan/contract/accounts/accounts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api-client.ts'

/** The tools the signed-in user has: asked for once, by the guards and by the home page. */
export const enabledApplications = queryOptions({
  queryKey: ['enabledApplications'],
  queryFn: async ({ signal }) => (await call(getEnabledApplications, {}, { signal })).applicationIds,
  // It is asked for before the page is there: a page that finds it refused does not ask again by itself.
  retryOnMount: false,
})
