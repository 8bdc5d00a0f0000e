import type { InvitationOutcome } from '@portolan/contract/sign-up/invitations'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { DialogActions } from '../../../shared/ui/dialog.tsx'
import css from './invitations.module.css'
import { invitationMessages } from './messages/invitations.ts'

export type Outcome = { readonly email: string; readonly outcome: InvitationOutcome }

export function OutcomeList({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const t = useMessages(invitationMessages)
  return (
    <>
      <ul className={css.outcomes}>
        {outcomes.map(({ email, outcome }) => (
          <li key={email}>
            <bdi>{email}</bdi>
            <span>{t(outcome)}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <button type="button" className={button('solid')} onClick={onClose}>
          {t('close')}
        </button>
      </DialogActions>
    </>
  )
}
