import type { ClientSort, ListedClient } from '@portolan/contract/clients/administration'
import { walkInClientId } from '@portolan/contract/clients/clients'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/messages/language.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { MoreButton } from '../../../shared/ui/page/more-button.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import css from './administration.module.css'
import { clientMessages } from './client/messages/client.ts'
import { clientList } from './client-list.ts'
import { administrationMessages } from './messages/administration.ts'

type Props = { search: string; sort: ClientSort; onSort: (sort: ClientSort) => void }

const sortedColumns = [
  { head: 'client', column: 'clientName' },
  { head: 'status', column: 'status' },
  { head: 'userCount', column: 'userCount' },
  { head: 'lastRequest', column: 'lastRequestAt' },
] as const

export function ClientTable({ search, sort, onSort }: Props) {
  const t = useMessages(administrationMessages)
  const list = useInfiniteQuery(clientList(search, sort))
  if (list.isError) return <ErrorDisplay error={list.error} onRetry={() => list.refetch()} />
  if (!list.data) return <Skeleton count={8} />
  const clients = list.data.pages.flatMap(({ items }) => items)
  if (clients.length === 0) return <EmptyState icon="search" text={t('noClients')} />
  const sorted = sortedColumns.find(({ column }) => column === sort.replace('-', ''))
  const sorting = {
    columns: sortedColumns.map(({ head }) => t(head)),
    sorted: sorted && t(sorted.head),
    isDescending: sort.startsWith('-'),
    onSort: (name: string, isDescending: boolean) => {
      const chosen = sortedColumns.find(({ head }) => t(head) === name)
      if (chosen) onSort(isDescending ? `-${chosen.column}` : chosen.column)
    },
  }
  return (
    <>
      <FoldingTable
        label={t('clients')}
        columns={[...sorting.columns, t('rates'), t('machineTranslation')]}
        amounts={[t('userCount')]}
        folds="usual"
        sorting={sorting}
        isBusy={list.isPlaceholderData}
      >
        {clients.map((client) => (
          <ClientRow key={client.clientId} client={client} />
        ))}
      </FoldingTable>
      <MoreButton list={list} label={t('more')} />
    </>
  )
}

function ClientRow({ client }: { client: ListedClient }) {
  const t = useMessages(administrationMessages)
  const words = useMessages(clientMessages)
  const locale = useLocale()
  const { clientId, clientName, status, userCount, lastRequestAt } = client
  const params = { clientId: String(clientId) }
  return (
    <tr>
      <th scope="row" className={cell.name}>
        <Link to="/administration/clients/$clientId" params={params}>
          <bdi>{clientName}</bdi>
        </Link>
      </th>
      <td data-label={t('status')}>
        <span className={css.status} data-status={status}>
          {words(status)}
        </span>
      </td>
      <td className={cell.amount} data-label={t('userCount')}>
        {new Intl.NumberFormat(locale).format(userCount)}
      </td>
      <td data-label={t('lastRequest')}>{lastRequestAt ? formatDate(lastRequestAt) : t('noRequests')}</td>
      <td data-label={t('rates')}>
        <Link
          to="/desk/clients/$clientId/rates"
          params={params}
          aria-label={clientId === walkInClientId ? t('walkInRates') : t('ratesOf', { client: clientName })}
        >
          {t('rates')}
        </Link>
      </td>
      <td data-label={t('machineTranslation')}>
        <Link
          to="/desk/machineTranslation/clients/$clientId"
          params={params}
          aria-label={t('settingsOf', { client: clientName })}
        >
          {t('settings')}
        </Link>
      </td>
    </tr>
  )
}
