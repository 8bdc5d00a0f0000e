import { acceptQuote, rejectQuote } from '@portolan/contract/quotes/quotes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ApiError, call } from '../../shared/api/api-client.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import type { Decided } from './decision-confirmation.tsx'
import { ExpiredQuote } from './expired-quote.tsx'
import { leaveFor } from './leave-for.ts'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement.module.css'

const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

type Props = { requestId: string; version: number | undefined; onDecided: (decided: Decided) => void }

/** After an acceptance the browser goes on to the procurement system, if the server says where. */
export function QuoteDecision({ requestId, version, onDecided }: Props) {
  const t = useMessages(procurementMessages)
  const client = useQueryClient()
  const query = version === undefined ? {} : { version: String(version) }
  const [isRejecting, setIsRejecting] = useState(false)
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['autoQuote', requestId] }),
      client.invalidateQueries({ queryKey: ['jobRequest', requestId] }),
      client.invalidateQueries({ queryKey: ['procurementOrder', requestId] }),
    ])
  const accepting = useMutation({
    mutationFn: () => call(acceptQuote, { params: { id: requestId }, query }),
    onSuccess: ({ redirectUrl }) => {
      onDecided({ status: 'ACCEPTED', redirectUrl })
      if (redirectUrl) leaveFor(redirectUrl)
    },
    onSettled: refresh,
  })
  const rejecting = useMutation({
    mutationFn: (rejectionReason: string) =>
      call(rejectQuote, { params: { id: requestId }, query, body: rejectionReason ? { rejectionReason } : {} }),
    onSuccess: () => onDecided({ status: 'REJECTED' }),
    onSettled: refresh,
  })
  const isBusy = accepting.isPending || rejecting.isPending
  const error = accepting.error ?? rejecting.error
  // Expired quotes are marked by a job, which may not have run yet.
  if (error instanceof ApiError && error.errorCode === 'quote_expired') return <ExpiredQuote requestId={requestId} />
  return (
    <>
      <div className={css.actions}>
        <button type="button" className={button('solid')} disabled={isBusy} onClick={() => accepting.mutate()}>
          {t('acceptQuote')}
        </button>
        <button type="button" className={button('outline')} disabled={isBusy} onClick={() => setIsRejecting(true)}>
          {t('rejectQuote')}
        </button>
      </div>
      {error && <ErrorDisplay error={error} />}
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
