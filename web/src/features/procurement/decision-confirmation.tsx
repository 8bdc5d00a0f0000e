import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../shared/messages/messages.ts'
import { procurementOrder } from '../../shared/request/procurement-order.ts'
import { button } from '../../shared/ui/button.ts'
import { Confirmation } from './confirmation.tsx'
import { procurementMessages } from './messages/procurement.ts'

/** What the buyer decided on this visit; the browser may be on its way to an address of the procurement system. */
export type Decided =
  | { readonly status: 'ACCEPTED'; readonly redirectUrl: string | null }
  | { readonly status: 'REJECTED' }

export function DecisionConfirmation({ requestId, decided }: { requestId: string; decided: Decided }) {
  const t = useMessages(procurementMessages)
  return decided.status === 'ACCEPTED' ? (
    <Accepted requestId={requestId} redirectUrl={decided.redirectUrl} />
  ) : (
    <Confirmation tone="quiet" title={t('rejectedTitle')}>
      <p>{t('rejectedText')}</p>
    </Confirmation>
  )
}

/** A cart that takes longer than the answer shows later where the buyer continues. */
function Accepted({ requestId, redirectUrl }: { requestId: string; redirectUrl: string | null }) {
  const t = useMessages(procurementMessages)
  const { data: order } = useQuery(procurementOrder(requestId))
  const url = redirectUrl ?? order?.redirectUrl
  const text = redirectUrl
    ? t('acceptedReturning')
    : order
      ? t(`accepted_${order.cartStatus}`)
      : t('acceptedWithoutCart')
  return (
    <Confirmation tone="good" title={t('acceptedTitle')}>
      <p>{text}</p>
      {url && (
        <a className={button('solid')} href={url}>
          {t('backToSystem')}
        </a>
      )}
    </Confirmation>
  )
}
