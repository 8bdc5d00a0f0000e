import {
  archiveJobRequest,
  cancelJobRequest,
  renameJobRequest,
  restoreJobRequest,
  undoCancelJobRequest,
} from '@portolan/contract/job-requests/actions'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../api/api-client.ts'
import { translate } from '../../messages/messages.ts'
import { requestMessages } from '../messages/requests.ts'
import { oneRequest } from '../one-request.ts'

/** Each updates the request on the page. Where someone else was quicker, the request is loaded again. */
export function requestActions(queries: QueryClient, id: string) {
  const keep = async (changed: Promise<JobRequest>): Promise<void> => {
    try {
      queries.setQueryData(oneRequest(id).queryKey, await changed)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      await queries.invalidateQueries(oneRequest(id))
      throw error.errorCode === 'conflict' ? new Error(translate(requestMessages)('changedMeanwhile')) : error
    }
    await queries.invalidateQueries({ queryKey: ['jobRequests'] })
  }
  return {
    rename: (newName: string) => keep(call(renameJobRequest, { params: { id }, body: { newName } })),
    archive: () => keep(call(archiveJobRequest, { params: { id } })),
    restore: () => keep(call(restoreJobRequest, { params: { id } })),
    cancel: (reason: string) => keep(call(cancelJobRequest, { params: { id }, body: { reason } })),
    undoCancel: () => keep(call(undoCancelJobRequest, { params: { id } })),
  }
}

export const useRequestActions = (id: string) => requestActions(useQueryClient(), id)
