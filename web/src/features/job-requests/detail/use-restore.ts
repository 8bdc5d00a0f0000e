import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useRequestActions } from '../api.ts'

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
