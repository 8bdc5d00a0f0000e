import type { Role } from '@portolan/contract/roles'
import type { Invitation } from '@portolan/contract/sign-up/invitations'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../shared/api/error-text.ts'
import { formatDate, localDay } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { cell, FoldingTable } from '../../../../shared/ui/page/folding-table.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { accountsMessages } from '../../messages/accounts.ts'
import css from '../administration.module.css'
import { staffMessages } from './messages/staff.ts'

type RoleInvitation = Invitation & { readonly role: Role }
type Props = {
  invitations: readonly RoleInvitation[]
  onResend: (invitationId: string) => Promise<unknown>
  onRevoke: (invitationId: string) => Promise<unknown>
  /** After a change, and after one that failed. */
  onSettled: () => Promise<unknown>
}

/** Invitations that were not accepted yet. Nothing where there are none. */
export function InvitationTable({ invitations, ...change }: Props) {
  const t = useMessages(staffMessages)
  if (invitations.length === 0) return null
  return (
    <section className={css.panel}>
      <h2>{t('invitations')}</h2>
      <FoldingTable label={t('invitations')} columns={[t('email'), t('role'), t('status'), t('actions')]} folds="usual">
        {invitations.map((one) => (
          <InvitationRow key={one.id} invitation={one} {...change} />
        ))}
      </FoldingTable>
    </section>
  )
}

type RowProps = Omit<Props, 'invitations'> & { invitation: RoleInvitation }

function InvitationRow({ invitation, onResend, onRevoke, onSettled }: RowProps) {
  const { id, email, role, expiresAt, isExpired } = invitation
  const t = useMessages(staffMessages)
  const roles = useMessages(accountsMessages)
  const onError = (error: Error) => notify(errorText(error), 'error')
  const resending = useMutation({
    mutationFn: () => onResend(id),
    onSuccess: () => notify(t('sent', { email })),
    onError,
    onSettled,
  })
  const revoking = useMutation({
    mutationFn: () => onRevoke(id),
    onSuccess: () => notify(t('revoked', { email })),
    onError,
    onSettled,
  })
  const isBusy = resending.isPending || revoking.isPending
  return (
    <tr>
      <th scope="row" className={cell.name}>
        <bdi>{email}</bdi>
      </th>
      <td data-label={t('role')}>{roles(role)}</td>
      <td data-label={t('status')}>
        {isExpired ? t('expired') : t('validUntil', { when: formatDate(localDay(new Date(expiresAt))) })}
      </td>
      <td className={cell.buttons}>
        <button
          type="button"
          className={button('text')}
          aria-label={t('resendNamed', { email })}
          disabled={isBusy}
          onClick={() => resending.mutate()}
        >
          {t('resend')}
        </button>
        <button
          type="button"
          className={button('text')}
          aria-label={t('revokeNamed', { email })}
          disabled={isBusy}
          onClick={() => revoking.mutate()}
        >
          {t('revoke')}
        </button>
      </td>
    </tr>
  )
}
