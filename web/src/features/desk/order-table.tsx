import type { DeskNeed, DeskOrderSummary, DeskQueueOrAll, DeskSort } from '@portolan/contract/desk/desk'
import { formatDate, formatMoment, formatMoney, nameInSentence } from '../../shared/format.ts'
import { joinNames } from '../../shared/join-names.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { compareNames } from '../../shared/names-in-order.ts'
import { LeadingCells } from '../../shared/request/leading-cells.tsx'
import { cell, FoldingTable } from '../../shared/ui/page/folding-table.tsx'
import { ClientName } from './client-name.tsx'
import { Deadline } from './deadline.tsx'
import css from './desk.module.css'
import { deskMessages } from './messages/desk.ts'
import { OrderStatus } from './order/order-status.tsx'
import { PurchaseOrders } from './purchase-orders.tsx'

type Props = {
  queue: DeskQueueOrAll
  need: DeskNeed | undefined
  sort: DeskSort | undefined
  orders: readonly DeskOrderSummary[]
  isOutdated: boolean
  onSort: (sort: DeskSort) => void
}

const columns = ['number', 'name', 'languages', 'received', 'deadline', 'agreed', 'people', 'status'] as const
type Column = (typeof columns)[number]

/** Nothing is agreed before there is a price, and a quote is no longer due once the client has it. */
const left: Partial<Record<DeskQueueOrAll, Column>> = { TO_PRICE: 'agreed', WITH_CLIENT: 'deadline' }

const sortOf = { number: 'number', name: 'name', received: 'received', deadline: 'due', agreed: 'price' } as const
type SortedColumn = keyof typeof sortOf

export function OrderTable({ queue, need, sort, orders, isOutdated, onSort }: Props) {
  const t = useMessages(deskMessages)
  const chosen = sort ?? usualSort(queue, need)
  const shown = columns.filter((column) => column !== left[queue])
  const sortable = (Object.keys(sortOf) as SortedColumn[]).filter((column) => shown.includes(column))
  const sorted = sortable.find((column) => sortOf[column] === chosen?.replace('-', ''))
  const sorting = {
    columns: sortable.map((column) => t(column)),
    sorted: sorted && t(sorted),
    isDescending: chosen?.startsWith('-') ?? false,
    onSort: (head: string, isDescending: boolean) => {
      const column = sortable.find((each) => t(each) === head)
      if (column) onSort(`${isDescending ? '-' : ''}${sortOf[column]}`)
    },
  }
  return (
    <FoldingTable
      label={t(queue)}
      columns={shown.map((column) => t(column))}
      amounts={[t('agreed')]}
      folds="early"
      sorting={sorting}
      isBusy={isOutdated}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} shown={shown} />
      ))}
    </FoldingTable>
  )
}

/** How the server sorts by default; undefined if that is by none of the columns. */
function usualSort(queue: DeskQueueOrAll, need: DeskNeed | undefined): DeskSort | undefined {
  if (need === 'UNANSWERED' || need === 'EXPIRING') return undefined
  if (queue === 'ALL' && need === undefined) return '-received'
  return queue === 'CLOSED' ? '-due' : 'due'
}

function OrderRow({ order, shown }: { order: DeskOrderSummary; shown: readonly Column[] }) {
  const t = useMessages(deskMessages)
  const { id, number, name, sourceLanguage, targetLanguages, receivedAt, totalAgreed } = order
  const targets = targetLanguages.map((language) => nameInSentence(language.name)).sort(compareNames)
  const people = [order.projectManager, order.coordinator, order.qaSpecialist].flatMap((person) => person?.name ?? [])
  return (
    <tr>
      <LeadingCells
        number={number}
        name={name}
        to={`/desk/${id}`}
        languages={t('fromTo', {
          source: nameInSentence(sourceLanguage?.name ?? t('none')),
          targets: joinNames(targets),
        })}
      >
        <div className={css.client}>
          <ClientName order={order} />
          <PurchaseOrders order={order} />
        </div>
      </LeadingCells>
      <td data-label={t('received')} className={cell.quiet}>
        <time dateTime={receivedAt} title={formatMoment(receivedAt)}>
          {formatDate(receivedAt)}
        </time>
      </td>
      {shown.includes('deadline') && (
        <td data-label={t('deadline')}>{order.status === 'WITH_CLIENT' ? t('none') : <Deadline order={order} />}</td>
      )}
      {shown.includes('agreed') && (
        <td data-label={t('agreed')} className={cell.amount}>
          {totalAgreed === null ? t('none') : formatMoney(totalAgreed)}
        </td>
      )}
      <td data-label={t('people')} className={css.people}>
        {people.length > 0 ? <bdi>{joinNames(people)}</bdi> : t('nobody')}
      </td>
      <td>
        <OrderStatus order={order} />
      </td>
    </tr>
  )
}
