import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useBranding } from '../../shared/branding.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { linkedClients } from './api.ts'
import { homeMessages } from './messages/home.ts'

// Few users have to choose, so the home page comes without a form.
const OrganizationForm = lazy(() => import('./organization-form.tsx'))

type Props = { current?: number; onDone?: () => void }

/** A client user acts for one organization: without one, nothing else can be done. */
export function OrganizationPicker(props: Props) {
  const t = useMessages(homeMessages)
  const { providerName } = useBranding()
  const clients = useQuery(linkedClients)
  if (clients.isPending) return <Skeleton count={3} />
  if (clients.isError) return <ErrorDisplay error={clients.error} onRetry={() => clients.refetch()} />
  if (clients.data.length === 0)
    return (
      <EmptyState icon="building" text={t('noOrganization', { provider: providerName })}>
        <ContactLink />
      </EmptyState>
    )
  return (
    <Suspense fallback={<Skeleton count={3} />}>
      <OrganizationForm {...props} clients={clients.data} />
    </Suspense>
  )
}
