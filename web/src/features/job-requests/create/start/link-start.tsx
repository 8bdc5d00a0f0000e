import type { ClientConfig } from '@portolan/contract/clients/clients'
import { clientRoles } from '@portolan/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { hasRole, type Session } from '../../../../shared/session/session.ts'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { LazyForm } from '../form/lazy-form.tsx'
import type { StartForm } from '../form/loaded-form.tsx'
import { clientById, linkedClients } from './api.ts'
import { accept } from './find-client.ts'
import { LinkOfOthers } from './link-of-others.tsx'
import { BadLink, ForProcurement, InactiveClient, NotForStaff, SignedInOnly } from './notices.tsx'

type Props = {
  /** Undefined where the address holds none. */
  clientId: number | undefined
  token: string
  session: Session | null
  form: StartForm
}

/** By a link that a client gave out. Its token is checked for everybody who opens it. */
export function LinkStart({ clientId, token, session, form }: Props) {
  const client = useQuery({ ...clientById(clientId ?? 0, token), enabled: clientId !== undefined })
  if (clientId === undefined) return <BadLink kind="unknownCompany" />
  if (client.isPending) return <Skeleton shape="form" />
  if (client.isError) return <ErrorDisplay error={client.error} onRetry={() => client.refetch()} />
  if (!client.data) return <BadLink kind="invalidPage" />
  if (session) return <SignedIn client={client.data} session={session} form={form} />
  const found = accept(client.data)
  if (found.kind === 'inactive') return <InactiveClient client={found.client} />
  if (found.kind === 'signedInOnly') return <SignedInOnly client={found.client} />
  return <LazyForm {...form} requester={{ kind: 'contact', client: found.client, email: '', token }} />
}

/** Members of the client go on as such; members of another one choose. */
function SignedIn({ client, session, form }: { client: ClientConfig; session: Session; form: StartForm }) {
  const isClient = hasRole(session, clientRoles)
  const linked = useQuery({ ...linkedClients, enabled: isClient })
  if (!isClient) return <NotForStaff />
  if (client.status !== 'ACTIVE') return <InactiveClient client={client} />
  if (linked.isPending) return <Skeleton shape="form" />
  if (linked.isError) return <ErrorDisplay error={linked.error} onRetry={() => linked.refetch()} />
  if (!linked.data.some(({ clientId }) => clientId === client.clientId))
    return <LinkOfOthers client={client} session={session} />
  if (session.isProcurementBuyer && session.clientConfig?.clientId === client.clientId) return <ForProcurement />
  return <LazyForm {...form} requester={{ kind: 'member', client, email: session.email }} />
}
