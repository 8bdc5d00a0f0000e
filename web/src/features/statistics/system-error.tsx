import { useMessages } from '../../shared/messages/messages.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { dashboardMessages } from './messages/dashboards.ts'

/** Every failure of the dashboards, in the same words. */
export function SystemError({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(dashboardMessages)
  return <ErrorDisplay title={t('systemError')} error={new Error(t('failed'))} onRetry={onRetry} />
}
