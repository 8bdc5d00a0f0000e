import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { enabledApplications } from '../../shared/api/enabled-applications.ts'
import { WithQuery } from '../../shared/api/query.tsx'
import { useBranding } from '../../shared/branding.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { hasRole, type Session, useSession } from '../../shared/session/session.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { NeedsYou } from './action-required.tsx'
import { requestNews, waitingRequests } from './api.ts'
import css from './home-signed-in.module.css'
import { homeMessages } from './messages/home.ts'
import { OrganizationPicker } from './organization-picker.tsx'
import { OrganizationSwitch } from './organization-switch.tsx'
import { RequestNews } from './request-news.tsx'
import { ToolCards } from './tool-cards.tsx'
import { toolsOf } from './tools.ts'

const LatestRequests = lazy(() => import('./latest-requests.tsx'))
const Purchases = lazy(() => import('./purchases.tsx'))
const NoQueue = lazy(() => import('./no-queue.tsx'))
const StaffTasks = lazy(() => import('./staff-tasks.tsx'))

export default function HomeSignedIn() {
  const session = useSession()
  return <WithQuery>{session && <Welcome session={session} />}</WithQuery>
}

function Welcome({ session }: { session: Session }) {
  const t = useMessages(homeMessages)
  usePageTitle(t('pageTitle'))
  const isClient = hasRole(session, clientRoles)
  const hasToPick = isClient && session.clientConfig === null
  const name = session.isFederatedSsoAccount ? session.email : session.firstName || session.username
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.hello} tabIndex={-1}>
          {t('welcome', { name })}
        </h1>
        {isClient && !hasToPick && <NewRequest />}
      </div>
      {hasToPick && <OrganizationPicker />}
      {isClient && session.clientConfig && <OrganizationSwitch current={session.clientConfig} />}
      {!hasToPick && <Tools session={session} />}
    </div>
  )
}

/** What most clients come for. */
function NewRequest() {
  const t = useMessages(homeMessages)
  if (!useQuery(enabledApplications).data?.includes('createProject')) return null
  return (
    <Link className={button('solid')} to="/createProject">
      <Icon name="plus" />
      {t('createProject')}
    </Link>
  )
}

function Tools({ session }: { session: Session }) {
  const t = useMessages(homeMessages)
  const branding = useBranding()
  const applications = useQuery(enabledApplications)
  const waiting = useQuery({ ...waitingRequests, enabled: hasRole(session, clientRoles) })
  const news = useQuery({ ...requestNews, enabled: hasRole(session, clientRoles) })
  // All at once, so that nothing moves under the pointer.
  if (applications.isPending || waiting.isLoading || news.isLoading) return <Skeleton shape="home" />
  if (applications.isError) return <ErrorDisplay error={applications.error} onRetry={() => applications.refetch()} />
  const tools = toolsOf(session, applications.data, branding)
  if (tools.length > 0)
    return (
      <>
        {tools.includes('requests') && waiting.data && (
          <NeedsYou requests={waiting.data.items} hasMore={waiting.data.nextPageToken !== null} />
        )}
        {tools.includes('requests') && news.data && news.data.items.length > 0 && (
          <RequestNews requests={news.data.items} />
        )}
        {tools.includes('requests') && (
          <Suspense fallback={<Skeleton shape="latest" />}>
            <LatestRequests origination="WEBFORM" />
          </Suspense>
        )}
        {hasRole(session, clientRoles) && tools.includes('coupa') && !tools.includes('requests') && (
          <Suspense fallback={<Skeleton shape="latest" />}>
            <Purchases />
          </Suspense>
        )}
        {hasRole(session, dashboardRoles) && (
          <Suspense fallback={<Skeleton count={5} />}>
            <StaffTasks />
          </Suspense>
        )}
        {!hasRole(session, [...dashboardRoles, ...clientRoles]) && (
          <Suspense fallback={<Skeleton />}>
            <NoQueue />
          </Suspense>
        )}
        <ToolCards tools={tools} label={t('yourTools')} />
      </>
    )
  return (
    <EmptyState icon="lock" text={t('noTools')}>
      <ContactLink />
    </EmptyState>
  )
}
