import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { isUnknown } from '../../../../shared/request/one-request.ts'
import { DetailPage } from '../../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../../shared/ui/page/not-found.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { ClientKeys } from '../api-keys/client-keys.tsx'
import { administrationMessages } from '../messages/administration.ts'
import { overviewOf } from './api.ts'
import css from './client.module.css'
import { MachineTranslationCard, ProcurementCard, RatesCard } from './client-cards.tsx'
import { ClientUsers } from './client-users.tsx'
import { OrganizationCard } from './organization-card.tsx'

export default function ClientPage() {
  return (
    <WithQuery>
      <Client />
    </WithQuery>
  )
}

/** Everything that is set for one client, and its users. */
function Client() {
  const t = useMessages(administrationMessages)
  const { clientId: id = '' } = useParams({ strict: false }) as { clientId?: string }
  const clientId = Number(id)
  const overview = useQuery(overviewOf(clientId))
  if (isUnknown(overview.error)) return <NotFound />
  return (
    <DetailPage
      back={{ to: '/administration', name: t('title') }}
      title={overview.data?.clientName ?? t('client')}
      translate="no"
    >
      {overview.isError ? (
        <ErrorDisplay error={overview.error} onRetry={() => overview.refetch()} />
      ) : overview.data ? (
        <>
          <div className={css.cards}>
            <OrganizationCard client={overview.data} />
            <div className={css.stack}>
              <RatesCard clientId={clientId} />
              <MachineTranslationCard clientId={clientId} />
              <ProcurementCard client={overview.data} />
            </div>
          </div>
          <ClientUsers clientId={clientId} />
          <ClientKeys clientId={clientId} />
        </>
      ) : (
        <Skeleton count={8} />
      )}
    </DetailPage>
  )
}
