import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import type { QueryClient } from '@tanstack/react-query'
import { errorText } from '../../api/error-text.ts'
import { translate } from '../../messages/messages.ts'
import { notify } from '../../ui/snackbar.tsx'
import { requestMessages } from '../messages/requests.ts'
import { requestActions } from './use-request-actions.ts'

export type Archived = Pick<JobRequestSummary, 'id' | 'name'>

export async function restoreRequest(queries: QueryClient, { id, name }: Archived): Promise<void> {
  try {
    await requestActions(queries, id).restore()
    notify(translate(requestMessages)('restoredDone', { name }))
  } catch (refusal) {
    notify(errorText(refusal))
  }
}
