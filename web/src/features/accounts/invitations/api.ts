import {
  type Invitation,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '@portolan/contract/sign-up/invitations'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { notify } from '../../../shared/ui/snackbar.tsx'

export const pendingInvitations = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
})

const changes = { resend: resendInvitation, revoke: revokeInvitation } as const
export type InvitationAction = keyof typeof changes

/** `done` words what was done. */
export function useChangeInvitation(done: (action: InvitationAction, email: string) => string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ action, invitation }: { action: InvitationAction; invitation: Invitation }) => {
      await call(changes[action], { params: { invitationId: invitation.id } })
      await queries.invalidateQueries(pendingInvitations)
    },
    onSuccess: (_, { action, invitation }) => notify(done(action, invitation.email)),
    onError: (error) => notify(errorText(error), 'error'),
  })
}
