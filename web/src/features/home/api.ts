import { assignClient, listLinkedClients } from '@portolan/contract/accounts/accounts'
import { getAuthorizationUrl } from '@portolan/contract/branding/branding'
import { listJobRequests, listRequestNews } from '@portolan/contract/job-requests/actions'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { refreshSession } from '../../shared/session/session.ts'

export const fetchAuthorizationUrl = () => call(getAuthorizationUrl)

const fewRequests = 3

/** The latest requests that wait for the organization itself. They are an extra: without them the page is whole. */
export const waitingRequests = queryOptions({
  queryKey: ['waitingRequests'],
  queryFn: ({ signal }) =>
    call(
      listJobRequests,
      {
        query: {
          origination: 'WEBFORM',
          status: 'QUOTE_READY_FOR_CLIENT_REVIEW,REJECTED_BY_SCREENING',
          pageSize: fewRequests,
        },
      },
      { signal },
    ),
  staleTime: 0,
  retry: false,
})

/** The same of a buyer, and orders whose purchase order is missing. */
export const waitingPurchases = queryOptions({
  queryKey: ['waitingPurchases'],
  queryFn: ({ signal }) =>
    call(
      listJobRequests,
      {
        query: {
          origination: 'COUPA',
          status: 'QUOTE_READY_FOR_CLIENT_REVIEW,REJECTED_BY_SCREENING,QUOTE_ACCEPTED',
          pageSize: fewRequests,
        },
      },
      { signal },
    ),
  staleTime: 0,
  retry: false,
})

/** The newest requests of the organization. */
export const latestRequests = (origination: 'WEBFORM' | 'COUPA') =>
  queryOptions({
    queryKey: ['latestRequests', origination],
    queryFn: ({ signal }) => call(listJobRequests, { query: { origination, pageSize: 5 } }, { signal }),
    staleTime: 0,
    retry: false,
  })

/** The reader's requests with new messages or files. An extra, too. */
export const requestNews = queryOptions({
  queryKey: ['requestNews'],
  queryFn: ({ signal }) => call(listRequestNews, {}, { signal }),
  staleTime: 0,
  retry: false,
})

export const linkedClients = queryOptions({
  queryKey: ['linkedClients'],
  queryFn: ({ signal }) => call(listLinkedClients, {}, { signal }),
})

/** Everything loaded before belonged to another organization or to none, so it is loaded again. */
export function useAssignClient(): (clientId: number) => Promise<void> {
  const queries = useQueryClient()
  return async (clientId) => {
    await call(assignClient, { body: { clientId } })
    queries.clear()
    await refreshSession()
  }
}
