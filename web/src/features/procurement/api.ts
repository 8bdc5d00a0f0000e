import { listJobRequests } from '@portolan/contract/job-requests/actions'
import { initializeLogIn } from '@portolan/contract/procurement/procurement'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { clearExternalReferenceId, storeExternalReferenceId } from '../../shared/request/external-reference.ts'
import { isInProgress, pollEvery } from '../../shared/request/one-request.ts'
import { signIn } from '../../shared/session/session.ts'

/** A start URL is good once, so it is never tried twice. Ends by leaving the page. */
export const enterFromProcurement = (requestId: string) =>
  queryOptions({
    queryKey: ['procurementEntry', requestId],
    queryFn: async (): Promise<never> => {
      const { signInTicket, externalReferenceId, jobRequestId } = await call(initializeLogIn, {
        body: { requestId },
      })
      if (externalReferenceId === null) clearExternalReferenceId()
      else storeExternalReferenceId(externalReferenceId)
      return signIn(jobRequestId === null ? '/coupa' : `/coupa/${jobRequestId}`, `ticket:${signInTicket}`)
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

type ListQuery = { readonly pageToken: string; readonly pageSize: number }

/** Polled while one of them is being processed. */
export const procurementList = ({ pageToken, pageSize }: ListQuery) =>
  queryOptions({
    queryKey: ['jobRequests', 'COUPA', pageToken, pageSize],
    queryFn: ({ signal }) =>
      call(
        listJobRequests,
        { query: { origination: 'COUPA', pageSize, pageToken: pageToken || undefined } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isInProgress) ? pollEvery : false),
  })
