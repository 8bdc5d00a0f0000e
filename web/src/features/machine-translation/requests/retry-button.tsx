import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { machineRequestMessages } from './messages/requests.ts'

type Props = {
  onRetry: () => Promise<void>
  /** Of a request that was stopped. */
  restartLabel?: string
}

/** Tries again what failed in a request, or starts one again that was stopped. */
export function RetryButton({ onRetry, restartLabel }: Props) {
  const t = useMessages(machineRequestMessages)
  const retrying = useMutation({
    mutationFn: onRetry,
    onSuccess: () => notify(t(restartLabel ? 'restarted' : 'retryStarted')),
    onError: (error) => notify(errorText(error), 'error'),
  })
  return (
    <button type="button" className={button('outline')} disabled={retrying.isPending} onClick={() => retrying.mutate()}>
      <Icon name="retry" />
      {restartLabel ?? t('retry')}
    </button>
  )
}
