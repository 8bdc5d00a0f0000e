import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { isUnknown } from '../../../../shared/request/one-request.ts'
import { button } from '../../../../shared/ui/button.ts'
import { DetailPage } from '../../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../../shared/ui/page/not-found.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { ClientKeys } from '../api-keys/client-keys.tsx'
import { administrationMessages } from '../messages/administration.ts'
import { openOrdersOf, overviewOf } from './api.ts'
import css from './client.module.css'
import { MachineTranslationCard, ProcurementCard, RatesCard } from './client-cards.tsx'
import { ClientUsers } from './client-users.tsx'
import { clientMessages } from './messages/client.ts'
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
  const words = useMessages(clientMessages)
  const overview = useQuery(overviewOf(clientId))
  const { data: orders } = useQuery(openOrdersOf(clientId))
  if (isUnknown(overview.error)) return <NotFound />
  return (
    <DetailPage
      back={{ to: '/administration', name: t('title') }}
      title={overview.data?.clientName ?? t('client')}
      translate="no"
      actions={
        <Link className={button('outline')} to="/desk" search={{ queue: 'ALL', client: clientId } as never}>
          {orders === undefined ? words('orders') : words('countedOrders', { count: orders })}
        </Link>
      }
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
