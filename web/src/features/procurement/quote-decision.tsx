import { acceptQuote, rejectQuote } from '@portolan/contract/quotes/quotes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { ApiError, call } from '../../shared/api/api-client.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { currentVisit, procurementOrder } from '../../shared/request/procurement-order.ts'
import { button } from '../../shared/ui/button.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { AgreementBox } from './agreement-box.tsx'
import { Notice } from './confirmation.tsx'
import type { Decided } from './decision-confirmation.tsx'
import { ExpiredQuote } from './expired-quote.tsx'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement.module.css'
import { leaveWithCart } from './visit/leave-with-cart.ts'
import { isRefusal, wordRefusal } from './word-refusal.ts'

const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

type Props = { requestId: string; version: number | undefined; onDecided: (decided: Decided) => void }

/** After an acceptance the browser goes on to the procurement system, if the server says where. */
export function QuoteDecision({ requestId, version, onDecided }: Props) {
  const t = useMessages(procurementMessages)
  const client = useQueryClient()
  const query = version === undefined ? {} : { version: String(version) }
  const { data: found, isPending } = useQuery(procurementOrder(requestId))
  const [isRejecting, setIsRejecting] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const [isAgreementMissing, setAgreementMissing] = useState(false)
  const agreement = useRef<HTMLInputElement>(null)
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['autoQuote', requestId] }),
      client.invalidateQueries({ queryKey: ['jobRequest', requestId] }),
      client.invalidateQueries({ queryKey: ['procurementOrder', requestId] }),
    ])
  // On the page, because this goes away with a quote that is closed.
  const tell = (error: Error) => {
    if (isRefusal(error)) onDecided({ status: 'REFUSED', text: wordRefusal(error, t).message })
  }
  const accepting = useMutation({
    mutationFn: () => call(acceptQuote, { params: { id: requestId }, query: { ...query, ...currentVisit() } }),
    onSuccess: ({ redirectUrl }) => {
      onDecided({ status: 'ACCEPTED', redirectUrl })
      if (redirectUrl) leaveWithCart(redirectUrl)
    },
    onError: tell,
    onSettled: refresh,
  })
  const rejecting = useMutation({
    mutationFn: (rejectionReason: string) =>
      call(rejectQuote, { params: { id: requestId }, query, body: rejectionReason ? { rejectionReason } : {} }),
    onSuccess: () => onDecided({ status: 'REJECTED' }),
    onError: tell,
    onSettled: refresh,
  })
  function accept() {
    setAgreementMissing(!isAgreed)
    if (isAgreed) accepting.mutate()
    else agreement.current?.focus()
  }
  const isBusy = accepting.isPending || rejecting.isPending
  const error = accepting.error ?? rejecting.error
  // Expired quotes are marked by a job, which may not have run yet.
  if (error instanceof ApiError && error.errorCode === 'quote_expired') return <ExpiredQuote requestId={requestId} />
  // Which answers there are depends on the visit: a button that goes away again could be clicked.
  if (isPending) return null
  const isOutside = found !== undefined && !found.isInVisit
  const isOrderedThere = isOutside && found.isVisitNeeded
  return (
    <>
      {isOutside && !isOrderedThere && <p className={css.before}>{t(found.order ? 'hintKept' : 'hintAtOnce')}</p>}
      {isOrderedThere && (
        <div className={css.before}>
          <Notice tone="attention" icon="cart">
            <p>{t('hintOrderThere')}</p>
          </Notice>
        </div>
      )}
      {!isOrderedThere && (
        <AgreementBox isAgreed={isAgreed} isMissing={isAgreementMissing} onChange={setAgreed} inputRef={agreement} />
      )}
      <div className={css.actions}>
        {!isOrderedThere && (
          <button type="button" className={button('solid')} disabled={isBusy} onClick={accept}>
            {t('acceptQuote')}
          </button>
        )}
        <button
          type="button"
          className={button(isOrderedThere ? 'text' : 'outline')}
          disabled={isBusy}
          onClick={() => setIsRejecting(true)}
        >
          {t('rejectQuote')}
        </button>
      </div>
      {error && !isRefusal(error) && <ErrorDisplay error={error} />}
      <Suspense>
        {isRejecting && (
          <RejectDialog
            onClose={() => setIsRejecting(false)}
            onReject={(reason) => {
              setIsRejecting(false)
              rejecting.mutate(reason)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
