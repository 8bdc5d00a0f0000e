import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { clientsFor } from '../../../../shared/clients/client-list.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { SearchBox } from '../../../../shared/ui/fields/search-box.tsx'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { cell, FoldingTable, rowLink } from '../../../../shared/ui/page/folding-table.tsx'
import { MoreButton } from '../../../../shared/ui/page/more-button.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import css from '../administration.module.css'
import { administrationMessages } from '../messages/administration.ts'
import { formatCount } from '../names.ts'

export function ClientsPanel() {
  const t = useMessages(administrationMessages)
  const [search, setSearch] = useState('')
  return (
    <div className={css.panel}>
      <div className={css.filter}>
        <SearchBox label={t('searchClients')} search={search} onSearch={setSearch} />
      </div>
      <ClientTable search={search} />
    </div>
  )
}

function ClientTable({ search }: { search: string }) {
  const t = useMessages(administrationMessages)
  const list = useInfiniteQuery(clientsFor(search))
  if (list.isError) return <ErrorDisplay error={list.error} onRetry={() => list.refetch()} />
  if (!list.data) return <Skeleton count={8} />
  const clients = list.data.pages.flatMap(({ items }) => items)
  if (clients.length === 0) return <EmptyState icon="search" text={t('noClients')} />
  const columns = [t('client'), t('isKeptOnOurMachines'), t('cache'), t('today'), t('perDay')]
  return (
    <>
      <FoldingTable
        label={t('clients')}
        columns={columns}
        amounts={columns.slice(3)}
        folds="usual"
        isBusy={list.isPlaceholderData}
      >
        {clients.map((client) => (
          <tr key={client.clientId}>
            <th scope="row" className={cell.name}>
              <Link
                {...rowLink}
                to="/desk/machineTranslation/clients/$clientId"
                params={{ clientId: String(client.clientId) }}
              >
                <bdi>{client.clientName}</bdi>
              </Link>
            </th>
            <td data-label={t('isKeptOnOurMachines')}>{client.isKeptOnOurMachines ? t('yes') : t('no')}</td>
            <td data-label={t('cache')}>{client.isCacheDisabled ? t('no') : t('yes')}</td>
            <td data-label={t('today')} className={cell.amount}>
              {formatCount(client.charactersToday)}
            </td>
            <td data-label={t('perDay')} className={cell.amount}>
              {formatCount(client.maxCharactersPerDay)}
            </td>
          </tr>
        ))}
      </FoldingTable>
      <MoreButton list={list} label={t('more')} />
    </>
  )
}
