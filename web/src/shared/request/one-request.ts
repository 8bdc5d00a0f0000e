import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { inProgress, type JobRequest, type JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../api/api-client.ts'

export const pollEvery = 10_000
export const followEvery = 30_000
const mostRetries = 2

/** A page takes what was fetched ahead of it, rather than fetch it again as soon as it is shown. */
export const prefetchedFor = 2_000

export const isInProgress = ({ status }: Pick<JobRequestSummary, 'status'>): boolean => inProgress.includes(status)

/** Also for an address that nothing can have. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** A visitor's link to a request that ended long ago. */
export const isLinkExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'link_expired'

/** What is not there is not asked for again. */
export const retryUnlessUnknown = (failures: number, error: unknown): boolean =>
  !isUnknown(error) && failures < mostRetries

/** A quote is offered a moment before its document is written. */
const awaitsDocument = ({ status, files, isContentHidden }: JobRequest): boolean =>
  !isContentHidden &&
  status === 'QUOTE_READY_FOR_CLIENT_REVIEW' &&
  !files.some(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT')

/** What people do to it may come at any time: a new version of the quote, an order, a delivery. */
const followed: readonly JobRequest['status'][] = [
  'QUOTE_READY_FOR_CLIENT_REVIEW',
  'QUOTE_ACCEPTED',
  'SUBMITTED_TO_XTRF',
]

function intervalOf(request: JobRequest): number | false {
  if (isInProgress(request) || awaitsDocument(request)) return pollEvery
  return followed.includes(request.status) && followEvery
}

/** Polled often while the portal works on the request, and now and then while people do. */
export const oneRequest = (id: string) =>
  queryOptions({
    queryKey: ['jobRequest', id],
    queryFn: ({ signal }) => call(getJobRequest, { params: { id } }, { signal }),
    staleTime: prefetchedFor,
    retry: retryUnlessUnknown,
    refetchInterval: ({ state: { data } }) => (data ? intervalOf(data) : false),
  })
