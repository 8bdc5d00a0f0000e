import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { isUnknown } from '../../../../shared/request/one-request.ts'
import { button } from '../../../../shared/ui/button.ts'
import { DetailPage } from '../../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../../shared/ui/page/not-found.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import ImpersonationDialog from '../../impersonation-dialog.tsx'
import { ClientKeys } from '../api-keys/client-keys.tsx'
import { administrationMessages } from '../messages/administration.ts'
import { UserTable } from '../user-table.tsx'
import { overviewOf } from './api.ts'
import css from './client.module.css'
import { MachineTranslationCard, ProcurementCard, RatesCard } from './client-cards.tsx'
import { ClientInvitations } from './client-invitations.tsx'
import { clientMessages } from './messages/client.ts'
import { OrganizationCard } from './organization-card.tsx'

const InviteUserDialog = lazy(() => import('./invite-user-dialog.tsx'))

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
  const words = useMessages(clientMessages)
  const { clientId: id = '' } = useParams({ strict: false }) as { clientId?: string }
  const clientId = Number(id)
  const overview = useQuery(overviewOf(clientId))
  const [impersonated, setImpersonated] = useState<string>()
  const [isInviting, setInviting] = useState(false)
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
          <section className={css.users}>
            <div className={css.head}>
              <h2>{t('users')}</h2>
              <button type="button" className={button('outline')} onClick={() => setInviting(true)}>
                {words('invite')}
              </button>
            </div>
            <ClientInvitations clientId={clientId} />
            <UserTable clientId={clientId} search="" showsCompany={false} onImpersonate={setImpersonated} />
          </section>
          <ClientKeys clientId={clientId} />
          <Suspense>
            {isInviting && <InviteUserDialog clientId={clientId} onClose={() => setInviting(false)} />}
          </Suspense>
          <ImpersonationDialog
            open={impersonated !== undefined}
            username={impersonated}
            onClose={() => setImpersonated(undefined)}
          />
        </>
      ) : (
        <Skeleton count={8} />
      )}
    </DetailPage>
  )
}
