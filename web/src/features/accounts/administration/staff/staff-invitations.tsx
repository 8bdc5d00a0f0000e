import {
  listStaffInvitations,
  revokeStaffInvitation,
  type StaffInvitation,
} from '@portolan/contract/sign-up/staff-invitations'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { formatDate, localDay } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { cell, FoldingTable } from '../../../../shared/ui/page/folding-table.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { accountsMessages } from '../../messages/accounts.ts'
import css from '../administration.module.css'
import { staffMessages } from './messages/staff.ts'

export const staffInvitations = queryOptions({
  queryKey: ['staffInvitations'],
  queryFn: ({ signal }) => call(listStaffInvitations, {}, { signal }),
  staleTime: 0,
})

/** Colleagues who have not accepted yet. Nothing where there are none. */
export function StaffInvitations() {
  const t = useMessages(staffMessages)
  const { data = [], error, refetch } = useQuery(staffInvitations)
  if (error) return <ErrorDisplay error={error} onRetry={() => refetch()} />
  if (data.length === 0) return null
  return (
    <section className={css.panel}>
      <h2>{t('invitations')}</h2>
      <FoldingTable label={t('invitations')} columns={[t('email'), t('role'), t('status'), t('actions')]} folds="usual">
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </FoldingTable>
    </section>
  )
}

function InvitationRow({ invitation: { id, email, role, expiresAt, isExpired } }: { invitation: StaffInvitation }) {
  const t = useMessages(staffMessages)
  const roles = useMessages(accountsMessages)
  const queries = useQueryClient()
  const revoking = useMutation({
    mutationFn: () => call(revokeStaffInvitation, { params: { invitationId: id } }),
    onSuccess: () => notify(t('revoked', { email })),
    onError: (error) => notify(errorText(error), 'error'),
    onSettled: () => queries.invalidateQueries(staffInvitations),
  })
  return (
    <tr>
      <th scope="row" className={cell.name}>
        <bdi>{email}</bdi>
      </th>
      <td data-label={t('role')}>{roles(role)}</td>
      <td data-label={t('status')}>
        {isExpired ? t('expired') : t('validUntil', { when: formatDate(localDay(new Date(expiresAt))) })}
      </td>
      <td className={cell.actions}>
        <button
          type="button"
          className={button('text')}
          aria-label={t('revokeNamed', { email })}
          disabled={revoking.isPending}
          onClick={() => revoking.mutate()}
        >
          {t('revoke')}
        </button>
      </td>
    </tr>
  )
}
