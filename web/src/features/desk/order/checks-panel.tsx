import type { DeskOrder, QaJob } from '@portolan/contract/desk/desk'
import { lazy, Suspense } from 'react'
import { formatMoment } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { orderMessages } from '../../../shared/request/messages/orders.ts'
import card from '../../../shared/ui/page/card.module.css'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'

const CheckForm = lazy(() => import('./check-form.tsx'))
const VerdictForm = lazy(() => import('./verdict-form.tsx'))

/** Who checked it and what came of it; asking for a check and ending one. */
export function ChecksPanel({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  return (
    <div className={css.parts}>
      {order.qaJobs.length === 0 && <p className={css.quiet}>{t('noChecks')}</p>}
      {order.qaJobs.map((check) => (
        <Check key={check.id} order={order} check={check} />
      ))}
      {order.actions.includes('SEND_TO_QA') && (
        <Suspense fallback={<Skeleton />}>
          <CheckForm order={order} />
        </Suspense>
      )}
    </div>
  )
}

function Check({ order, check }: { order: DeskOrder; check: QaJob }) {
  const t = useMessages(deskMessages)
  const words = useMessages(orderMessages)
  const { qaType, assignedTo, status, startedAt, finishedAt, note } = check
  return (
    <section className={card.card}>
      <h3>
        <bdi translate="no">{qaType}</bdi>
      </h3>
      <p className={css.quiet}>
        {words(status)} · <bdi>{assignedTo?.name ?? t('unassigned')}</bdi> ·{' '}
        <time dateTime={finishedAt ?? startedAt}>{formatMoment(finishedAt ?? startedAt)}</time>
      </p>
      {note && (
        <p className={css.notes} dir="auto">
          {note}
        </p>
      )}
      {status === 'ASSIGNED' && order.actions.includes('FINISH_QA') && (
        <Suspense fallback={<Skeleton />}>
          <VerdictForm orderId={order.id} checkId={check.id} />
        </Suspense>
      )}
    </section>
  )
}
