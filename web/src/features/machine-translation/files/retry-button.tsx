import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useProgressActions } from './api.ts'
import { retryMessages } from './messages/retry.ts'

/** Translates all files and segments of the request again that failed. */
export function RetryButton({ requestId }: { requestId: string }) {
  const t = useMessages(retryMessages)
  const { retry } = useProgressActions(requestId)
  const retrying = useMutation({
    mutationFn: retry,
    onSuccess: () => notify(t('retryStarted')),
    onError: (error) => notify(errorText(error), 'error'),
  })
  return (
    <button type="button" className={button('outline')} disabled={retrying.isPending} onClick={() => retrying.mutate()}>
      <Icon name="retry" />
      {t('retry')}
    </button>
  )
}
