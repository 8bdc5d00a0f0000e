import { getApiKeySettings } from '@portolan/contract/identity/api-keys'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Card } from '../../../shared/ui/page/card.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { apiKeyMessages } from '../api-keys/messages/api-keys.ts'
import { KeySetting } from './api-keys/key-setting.tsx'

/** What is set for the whole portal. */
export function SettingsPanel() {
  const t = useMessages(apiKeyMessages)
  const settings = useQuery({
    queryKey: ['apiKeySettings'],
    queryFn: ({ signal }) => call(getApiKeySettings, {}, { signal }),
    staleTime: 0,
  })
  if (settings.isError) return <ErrorDisplay error={settings.error} onRetry={() => settings.refetch()} />
  if (!settings.data) return <Skeleton count={3} />
  return (
    <Card title={t('title')}>
      <KeySetting isAllowed={settings.data.isAllowed} onSaved={() => settings.refetch()} />
    </Card>
  )
}
