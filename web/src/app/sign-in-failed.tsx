import type { ErrorComponentProps } from '@tanstack/react-router'
import { useMessages } from '../shared/messages/messages.ts'
import { ErrorDisplay } from '../shared/ui/page/error-display.tsx'
import { Page } from '../shared/ui/page/page.tsx'
import { shellMessages } from './messages/shell.ts'

export default function SignInFailed({ error }: ErrorComponentProps) {
  const t = useMessages(shellMessages)
  return (
    <Page title={t('signInFailed')} narrow>
      <ErrorDisplay error={error} title={null} onRetry={() => location.assign('/?signIn=1')} />
    </Page>
  )
}
