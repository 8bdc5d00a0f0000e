import {
  listClientInvitations,
  resendClientInvitation,
  revokeClientInvitation,
} from '@portolan/contract/sign-up/client-invitations'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { InvitationTable } from '../staff/invitation-table.tsx'

export const clientInvitations = (clientId: number) =>
  queryOptions({
    queryKey: ['clientInvitations', clientId],
    queryFn: ({ signal }) => call(listClientInvitations, { params: { clientId } }, { signal }),
    staleTime: 0,
  })

/** People who were invited to the client and have not accepted yet. */
export function ClientInvitations({ clientId }: { clientId: number }) {
  const { data = [], error, refetch } = useQuery(clientInvitations(clientId))
  if (error) return <ErrorDisplay error={error} onRetry={() => refetch()} />
  return (
    <InvitationTable
      invitations={data}
      onResend={(invitationId) => call(resendClientInvitation, { params: { clientId, invitationId } })}
      onRevoke={(invitationId) => call(revokeClientInvitation, { params: { clientId, invitationId } })}
      onSettled={() => refetch()}
    />
  )
}
