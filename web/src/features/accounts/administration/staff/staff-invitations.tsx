import {
  listStaffInvitations,
  resendStaffInvitation,
  revokeStaffInvitation,
} from '@portolan/contract/sign-up/staff-invitations'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { InvitationTable } from './invitation-table.tsx'
import { staffMessages } from './messages/staff.ts'

export const staffInvitations = queryOptions({
  queryKey: ['staffInvitations'],
  queryFn: ({ signal }) => call(listStaffInvitations, {}, { signal }),
  staleTime: 0,
})

/** Colleagues who have not accepted yet. */
export function StaffInvitations() {
  const t = useMessages(staffMessages)
  const { data = [], isError, refetch } = useQuery(staffInvitations)
  // One line: if the portal is away, the list of users below says so.
  if (isError)
    return (
      <p role="alert">
        {t('invitationsFailed')}{' '}
        <button type="button" className={button('text')} onClick={() => refetch()}>
          {t('tryAgain')}
        </button>
      </p>
    )
  return (
    <InvitationTable
      invitations={data}
      onResend={(invitationId) => call(resendStaffInvitation, { params: { invitationId } })}
      onRevoke={(invitationId) => call(revokeStaffInvitation, { params: { invitationId } })}
      onSettled={() => refetch()}
    />
  )
}
