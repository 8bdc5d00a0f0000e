import type { ClientConfig } from '@portolan/contract/clients/clients'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { type Session, signOut } from '../../../../shared/session/session.ts'
import { button } from '../../../../shared/ui/button.ts'
import css from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { StartCard } from './start-card.tsx'

type Props = { client: ClientConfig; session: Session }

/** A good link of a client that the signed-in user is no member of. */
export function LinkOfOthers({ client: { clientName: client }, session: { email } }: Props) {
  const t = useMessages(createRequestMessages)
  return (
    <StartCard title={t('linkOfOthers', { client })} text={t('linkOfOthersText', { client, email })}>
      <div className={css.actions}>
        <Link className={button('solid')} to="/createProject">
          {t('continueAs', { email })}
        </Link>
        <button
          type="button"
          className={button('outline')}
          onClick={() => void signOut({ andGoTo: location.pathname })}
        >
          {t('signOutForLink')}
        </button>
      </div>
    </StartCard>
  )
}
