import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import type { SentNote } from '../../shared/request/sent-note.ts'
import { button } from '../../shared/ui/button.ts'
import { Confirmation } from './confirmation.tsx'
import { procurementMessages } from './messages/procurement.ts'

/** After the form: which request was sent, and what happens next. */
export function SentConfirmation({ sent: { id, number, name } }: { sent: SentNote }) {
  const t = useMessages(procurementMessages)
  return (
    <Confirmation tone="good" title={t('sentTitle')}>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {number && (
          <>
            {' · '}
            <bdi>{number}</bdi>
          </>
        )}
      </p>
      <p>{t('sentText')}</p>
      <Link className={button('outline')} to="/coupa/$jobRequestId" params={{ jobRequestId: id }}>
        {t('openRequest')}
      </Link>
    </Confirmation>
  )
}
