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

/** Closed orders have the day they were closed where others have their deadline, and what the client has yet to accept is quoted. */
const headOf = (column: Column, queue: DeskQueueOrAll) => {
  if (column === 'deadline' && queue === 'CLOSED') return 'closedOn'
  return column === 'agreed' && queue === 'WITH_CLIENT' ? 'quoted' : column
}
type SortedColumn = keyof typeof sortOf

export function OrderTable({ queue, need, sort, orders, isOutdated, onSort }: Props) {
  const t = useMessages(deskMessages)
  const chosen = sort ?? usualSort(queue, need)
  const shown = columns.filter((column) => column !== left[queue])
  const sortable = (Object.keys(sortOf) as SortedColumn[]).filter((column) => shown.includes(column))
  const sorted = sortable.find((column) => sortOf[column] === chosen?.replace('-', ''))
  const head = (column: Column) => t(headOf(column, queue))
  const sorting = {
    columns: sortable.map(head),
    sorted: sorted && head(sorted),
    isDescending: chosen?.startsWith('-') ?? false,
    onSort: (name: string, isDescending: boolean) => {
      const column = sortable.find((each) => head(each) === name)
      if (column) onSort(`${isDescending ? '-' : ''}${sortOf[column]}`)
    },
  }
  return (
    <FoldingTable
      label={t(queue)}
      columns={shown.map(head)}
      amounts={[head('agreed')]}
      folds="early"
      sorting={sorting}
      isBusy={isOutdated}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} queue={queue} shown={shown} />
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

type RowProps = { order: DeskOrderSummary; queue: DeskQueueOrAll; shown: readonly Column[] }

function OrderRow({ order, queue, shown }: RowProps) {
  const t = useMessages(deskMessages)
  const head = (column: Column) => t(headOf(column, queue))
  const { id, number, name, sourceLanguage, targetLanguages, receivedAt, closedAt, totalAgreed } = order
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
        <Day at={receivedAt} />
      </td>
      {shown.includes('deadline') && (
        <td data-label={head('deadline')} className={css.day}>
          {queue === 'CLOSED' && closedAt ? (
            <Day at={closedAt} />
          ) : order.status === 'WITH_CLIENT' ? (
            t('none')
          ) : (
            <Deadline order={order} />
          )}
        </td>
      )}
      {shown.includes('agreed') && (
        <td data-label={head('agreed')} className={cell.amount}>
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

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatMoment(at)}>
    {formatDate(at)}
  </time>
)
