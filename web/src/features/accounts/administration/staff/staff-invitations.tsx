import { listStaffInvitations, revokeStaffInvitation } from '@portolan/contract/sign-up/staff-invitations'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { InvitationTable } from './invitation-table.tsx'

export const staffInvitations = queryOptions({
  queryKey: ['staffInvitations'],
  queryFn: ({ signal }) => call(listStaffInvitations, {}, { signal }),
  staleTime: 0,
})

/** Colleagues who have not accepted yet. */
export function StaffInvitations() {
  const { data = [], error, refetch } = useQuery(staffInvitations)
  if (error) return <ErrorDisplay error={error} onRetry={() => refetch()} />
  return (
    <InvitationTable
      invitations={data}
      onRevoke={(invitationId) => call(revokeStaffInvitation, { params: { invitationId } })}
      onSettled={() => refetch()}
    />
  )
}
