import { clientRoles } from '@portolan/contract/roles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getLocale } from '../../../../shared/messages/language.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { lastOrganization } from '../../../../shared/session/last-organization.ts'
import { hasRole, type Session } from '../../../../shared/session/session.ts'
import { ContactLink } from '../../../../shared/ui/page/contact-link.tsx'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { LazyForm, loadForm } from '../form/lazy-form.tsx'
import type { StartForm } from '../form/loaded-form.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import { prefetchMemberForm } from '../model/api.ts'
import { clientById, linkedClients } from './api.ts'
import { ChooseOrganization } from './choose-organization.tsx'
import { BadLink, ForProcurement, InactiveClient, NotForStaff } from './notices.tsx'

type Props = {
  session: Session
  form: StartForm
}

/** For people who are signed in: the form of their organization, or of the one they choose. */
export const MemberStart = (props: Props) =>
  hasRole(props.session, clientRoles) ? <Organization {...props} /> : <NotForStaff />

/** The form of the current organization is most likely the one that is wanted. */
function usePrefetchedForm(clientId: number | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    void loadForm()
    if (clientId !== undefined) prefetchMemberForm(queries, clientId)
  }, [queries, clientId])
}

function Organization({ session, form }: Props) {
  usePrefetchedForm(session.clientConfig?.clientId)
  const t = useMessages(createRequestMessages)
  const navigate = useNavigate()
  const clients = useQuery(linkedClients)
  const [chosen, setChosen] = useState<number>()
  if (clients.isPending) return <Skeleton shape="form" />
  if (clients.isError) return <ErrorDisplay error={clients.error} onRetry={() => clients.refetch()} />
  const [only, ...others] = clients.data
  if (!only)
    return (
      <EmptyState icon="building" text={t('noOrganization')}>
        <ContactLink />
      </EmptyState>
    )
  const clientId = others.length === 0 ? only.clientId : chosen
  if (clientId !== undefined) return <FormOf clientId={clientId} session={session} form={form} />
  return (
    <ChooseOrganization
      text={t('organizationText')}
      organizations={clients.data}
      next={t('ok')}
      cancel={t('cancel')}
      onChoose={(one) => setChosen(one.clientId)}
      onCancel={() => navigate({ to: '/' })}
    />
  )
}

function FormOf({ clientId, session, form }: Props & { clientId: number }) {
  // The account brings the settings of its own organization, with texts in the language of the account.
  const own = session.clientConfig?.clientId === clientId ? session.clientConfig : undefined
  const isWorded = (session.locale ?? 'en') === getLocale()
  const client = useQuery({ ...clientById(clientId), ...(own && isWorded && { initialData: own }) })
  useEffect(() => {
    if (!session.isImpersonated) lastOrganization.keep(clientId)
  }, [session.isImpersonated, clientId])
  if (client.isPending) return <Skeleton shape="form" />
  if (client.isError) return <ErrorDisplay error={client.error} onRetry={() => client.refetch()} />
  if (!client.data) return <BadLink kind="invalidPage" />
  if (client.data.status !== 'ACTIVE') return <InactiveClient client={client.data} />
  if (own && session.isProcurementBuyer && form.origination !== 'COUPA') return <ForProcurement />
  return <LazyForm {...form} requester={{ kind: 'member', client: client.data, email: session.email }} />
}
