import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../shared/messages/messages.ts'
import { procurementOrder } from '../../shared/request/procurement-order.ts'
import { button } from '../../shared/ui/button.ts'
import { focusOnMount } from '../../shared/ui/focus-on-mount.ts'
import { CartState } from './cart-step.tsx'
import { Confirmation, Notice } from './confirmation.tsx'
import { procurementMessages } from './messages/procurement.ts'

/** What the buyer decided on this visit; the browser may be on its way to an address of the procurement system. */
export type Decided =
  | { readonly status: 'ACCEPTED'; readonly redirectUrl: string | null }
  | { readonly status: 'REJECTED' }
  /** It was not taken, because something else happened in the meantime. */
  | { readonly status: 'REFUSED'; readonly text: string }

export function DecisionConfirmation({ requestId, decided }: { requestId: string; decided: Decided }) {
  const t = useMessages(procurementMessages)
  if (decided.status === 'REFUSED')
    return (
      <Notice tone="attention" icon="alert">
        <p role="alert" tabIndex={-1} ref={focusOnMount}>
          {decided.text}
        </p>
      </Notice>
    )
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
  const { data } = useQuery(procurementOrder(requestId))
  const url = redirectUrl ?? data?.order?.redirectUrl
  return (
    <Confirmation tone="good" title={t('acceptedTitle')}>
      {redirectUrl ? <p>{t('acceptedReturning')}</p> : data && <CartState requestId={requestId} found={data} />}
      {url && (
        <a className={button('solid')} href={url}>
          {t('backToSystem')}
        </a>
      )}
    </Confirmation>
  )
}
