import { useQuery } from '@tanstack/react-query'
import { ErrorDisplay } from '../../shared/ui/error-display.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { clientById } from './api.ts'
import { accept } from './find-client.ts'
import { LazyForm } from './lazy-form.tsx'
import { BadLink, InactiveClient, SignedInOnly } from './notices.tsx'

type Props = {
  /** Undefined where the address holds none. */
  clientId: number | undefined
  token: string
}

/** By a link that a client gave out. */
export function LinkStart({ clientId, token }: Props) {
  const client = useQuery({ ...clientById(clientId ?? 0, token), enabled: clientId !== undefined })
  if (clientId === undefined) return <BadLink kind="unknownCompany" />
  if (client.isPending) return <Skeleton />
  if (client.isError) return <ErrorDisplay error={client.error} onRetry={() => client.refetch()} />
  if (!client.data) return <BadLink kind="invalidPage" />
  const found = accept(client.data)
  if (found.kind === 'inactive') return <InactiveClient client={found.client} />
  if (found.kind === 'signedInOnly') return <SignedInOnly client={found.client} />
  return <LazyForm sender={{ kind: 'contact', client: found.client, email: '', token }} />
}
