import type { DeskOrderSummary, DeskQueue } from '@portolan/contract/desk/desk'
import { useMessages } from '../../shared/messages/messages.ts'
import { LeadingCells } from '../../shared/request/leading-cells.tsx'
import { FoldingTable } from '../../shared/ui/page/folding-table.tsx'
import { ClientName } from './client-name.tsx'
import { Deadline } from './deadline.tsx'
import css from './desk.module.css'
import { deskMessages } from './messages/desk.ts'
import { OrderStatus } from './order/order-status.tsx'

type Props = { queue: DeskQueue; orders: readonly DeskOrderSummary[]; isOutdated: boolean }

const columns = ['number', 'name', 'languages', 'deadline', 'people', 'status'] as const

export function OrderTable({ queue, orders, isOutdated }: Props) {
  const t = useMessages(deskMessages)
  return (
    <FoldingTable label={t(queue)} columns={columns.map((column) => t(column))} folds="early" isBusy={isOutdated}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} needsAttention={queue === 'ATTENTION'} />
      ))}
    </FoldingTable>
  )
}

function OrderRow({ order, needsAttention }: { order: DeskOrderSummary; needsAttention: boolean }) {
  const t = useMessages(deskMessages)
  const { id, number, name, sourceLanguage, targetLanguages } = order
  const targets = targetLanguages.map((language) => language.name).sort()
  const people = [order.projectManager, order.coordinator, order.qaSpecialist].flatMap((person) => person?.name ?? [])
  return (
    <tr>
      <LeadingCells
        number={number}
        name={name}
        to={`/desk/${id}`}
        languages={t('fromTo', { source: sourceLanguage?.name ?? t('none'), targets: targets.join(t('comma')) })}
      >
        <div className={css.client}>
          <ClientName order={order} />
        </div>
      </LeadingCells>
      <td data-label={t('deadline')}>
        <Deadline order={order} />
      </td>
      <td data-label={t('people')} className={css.people}>
        {people.length > 0 ? <bdi>{people.join(t('comma'))}</bdi> : t('nobody')}
      </td>
      <td>
        <OrderStatus order={order} needsAttention={needsAttention} />
      </td>
    </tr>
  )
}
