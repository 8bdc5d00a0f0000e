import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { errorText } from '../../api/error-text.ts'
import { useMessages } from '../../messages/messages.ts'
import { notify } from '../../ui/snackbar.tsx'
import { requestMessages } from '../messages/requests.ts'
import { useRequestActions } from './use-request-actions.ts'

/** Brings a request back from the archive. Nothing is lost by it, so nobody is asked first. */
export function useRestore({ id, name }: Pick<JobRequestSummary, 'id' | 'name'>): () => Promise<void> {
  const t = useMessages(requestMessages)
  const { restore } = useRequestActions(id)
  return async () => {
    try {
      await restore()
      notify(t('restoredDone', { name }))
    } catch (refusal) {
      notify(errorText(refusal))
    }
  }
}
