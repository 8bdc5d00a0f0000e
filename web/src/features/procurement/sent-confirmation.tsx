import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { isInProgress } from '../../shared/request/one-request.ts'
import type { SentNote } from '../../shared/request/sent-note.ts'
import { sentRequest } from '../../shared/request/sent-request.ts'
import { button } from '../../shared/ui/button.ts'
import { Confirmation } from './confirmation.tsx'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement.module.css'
import { useLeaveVisit } from './visit/use-leave-visit.ts'

/** After the form: which request was sent, and what happens next, until the quote is answered. */
export function SentConfirmation({ sent: { id, number, name, externalReferenceId } }: { sent: SentNote }) {
  const t = useMessages(procurementMessages)
  const { data: request } = useQuery(sentRequest(id))
  const leaving = useLeaveVisit()
  const isReady = request?.status === 'QUOTE_READY_FOR_CLIENT_REVIEW'
  if (request && !isReady && !isInProgress(request)) return null
  return (
    <Confirmation tone="good" title={t(isReady ? 'readyTitle' : 'sentTitle')}>
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
        {isReady && request.price !== null && ` · ${formatMoney(request.price)}`}
      </p>
      <p>{t(isReady ? 'readyText' : 'sentText')}</p>
      <div className={css.actions}>
        <Link className={button(isReady ? 'solid' : 'outline')} to="/coupa/$jobRequestId" params={{ jobRequestId: id }}>
          {t(isReady ? 'reviewQuote' : 'openRequest')}
        </Link>
        <button
          type="button"
          className={button(isReady ? 'outline' : 'solid')}
          disabled={leaving.isPending}
          onClick={() => leaving.mutate(externalReferenceId)}
        >
          {t('returnToSystem')}
        </button>
      </div>
    </Confirmation>
  )
}
