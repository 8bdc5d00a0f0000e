import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { isUnknown } from '../../../../shared/request/one-request.ts'
import { DetailPage } from '../../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../../shared/ui/page/not-found.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { languages, settingsOf } from '../api.ts'
import { administrationMessages } from '../messages/administration.ts'
import { SettingsForm } from './settings-form.tsx'

export default function ClientSettingsPage() {
  return (
    <WithQuery>
      <ClientSettings />
    </WithQuery>
  )
}

function ClientSettings() {
  const t = useMessages(administrationMessages)
  const { clientId = '' } = useParams({ strict: false }) as { clientId?: string }
  const settings = useQuery(settingsOf(Number(clientId)))
  const known = useQuery(languages)
  const failed = [settings, known].find(({ isError }) => isError)
  if (isUnknown(settings.error)) return <NotFound />
  const title = settings.data ? t('settingsOf', { client: settings.data.clientName }) : t('clientSettings')
  return (
    <DetailPage
      back={[
        { to: '/administration', name: t('administration') },
        { to: '/desk/machineTranslation', search: { tab: 'clients' } as never, name: t('title') },
      ]}
      title={title}
      lead={t('settingsLead')}
    >
      {failed ? (
        <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
      ) : settings.data && known.data ? (
        <SettingsForm {...settings.data} languages={known.data} />
      ) : (
        <Skeleton count={8} />
      )}
    </DetailPage>
  )
}
