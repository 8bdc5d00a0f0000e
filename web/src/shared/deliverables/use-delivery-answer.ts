import { acceptDelivery, reportProblem } from '@portolan/contract/deliveries/deliveries'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ApiError, call } from '../api/api-client.ts'
import { useMessages } from '../messages/messages.ts'
import { requestMessages } from '../request/messages/requests.ts'
import { oneRequest } from '../request/one-request.ts'

type Report = z.input<NonNullable<(typeof reportProblem)['body']>>

/** Each updates the request on the page. Where a colleague was quicker, the request is loaded again. */
export function useDeliveryAnswer(id: string) {
  const t = useMessages(requestMessages)
  const queries = useQueryClient()
  const keep = async (changed: Promise<JobRequest>): Promise<void> => {
    try {
      queries.setQueryData(oneRequest(id).queryKey, await changed)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      await queries.invalidateQueries(oneRequest(id))
      throw error.errorCode === 'conflict' ? new Error(t('changedMeanwhile')) : error
    }
    await Promise.all([['jobRequests'], ['messages', id]].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  return {
    accept: () => keep(call(acceptDelivery, { params: { id } })),
    report: (body: Report, idempotencyKey: string) =>
      keep(call(reportProblem, { params: { id }, body }, { idempotencyKey })),
  }
}
