import type { Invitation } from '@portolan/contract/sign-up/invitations'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { formatDate, localDay } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { EmailText } from '../../../shared/ui/email-text.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { type InvitationAction, pendingInvitations, useChangeInvitation } from './api.ts'
import css from './invitations.module.css'
import { invitationMessages } from './messages/invitations.ts'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

/** The button that invites, and the invitations nobody has accepted yet. */
export function Invitations({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(invitationMessages)
  const invitations = useQuery(pendingInvitations)
  const [isInviting, setIsInviting] = useState(false)
  const columns = [t('email'), t('status'), t('invitedBy'), t('actions')]
  const { data = [] } = invitations
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h3>{t('title')}</h3>
        {!isReadOnly && (
          <button type="button" className={button('solid')} onClick={() => setIsInviting(true)}>
            {t('invite')}
          </button>
        )}
      </div>
      {invitations.isError && <ErrorDisplay error={invitations.error} onRetry={() => invitations.refetch()} />}
      {invitations.isSuccess && data.length === 0 && <p className={css.none}>{t('none')}</p>}
      {data.length > 0 && (
        <FoldingTable label={t('title')} columns={columns} folds="usual">
          {data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} isReadOnly={isReadOnly} />
          ))}
        </FoldingTable>
      )}
      <Suspense>{isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}</Suspense>
    </section>
  )
}

function InvitationRow({ invitation, isReadOnly }: { invitation: Invitation; isReadOnly: boolean }) {
  const t = useMessages(invitationMessages)
  const change = useChangeInvitation((action, email) => t(`${action}Done`, { email }))
  const { email, invitedBy, expiresAt, isExpired } = invitation
  const actionButton = (action: InvitationAction) => (
    <button
      type="button"
      className={button('text')}
      aria-label={t(`${action}Named`, { email })}
      disabled={change.isPending}
      onClick={() => change.mutate({ action, invitation })}
    >
      {t(action)}
    </button>
  )
  return (
    <tr>
      <th scope="row" className={cell.name}>
        <EmailText email={email} />
      </th>
      <td data-label={t('status')}>
        {isExpired ? t('expired') : t('validUntil', { when: formatDate(localDay(new Date(expiresAt))) })}
      </td>
      <td data-label={t('invitedBy')}>
        <bdi>{invitedBy}</bdi>
      </td>
      <td className={cell.buttons}>
        {!isReadOnly && actionButton('resend')}
        {!isReadOnly && actionButton('revoke')}
      </td>
    </tr>
  )
}
