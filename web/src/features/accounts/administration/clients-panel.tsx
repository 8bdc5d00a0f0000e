import { listTranslationClients } from '@portolan/contract/machine-translation/admin/clients'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../shared/api/api-client.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { SearchBox } from '../../../shared/ui/fields/search-box.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { MoreButton } from '../../../shared/ui/page/more-button.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import css from './administration.module.css'
import { administrationMessages } from './messages/administration.ts'

export function ClientsPanel() {
  const t = useMessages(administrationMessages)
  const [search, setSearch] = useState('')
  return (
    <div className={css.panel}>
      <div className={css.search}>
        <SearchBox label={t('searchClients')} search={search} onSearch={setSearch} />
      </div>
      <ClientTable search={search} />
    </div>
  )
}

function ClientTable({ search }: { search: string }) {
  const t = useMessages(administrationMessages)
  const list = useInfiniteQuery({
    queryKey: ['administrationClients', search],
    queryFn: ({ pageParam, signal }) =>
      call(listTranslationClients, { query: { search: search || undefined, pageToken: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    placeholderData: keepPreviousData,
  })
  if (list.isError) return <ErrorDisplay error={list.error} onRetry={() => list.refetch()} />
  if (!list.data) return <Skeleton count={8} />
  const clients = list.data.pages.flatMap(({ items }) => items)
  if (clients.length === 0) return <EmptyState icon="search" text={t('noClients')} />
  return (
    <>
      <FoldingTable
        label={t('clients')}
        columns={[t('client'), t('rates'), t('machineTranslation')]}
        folds="usual"
        isBusy={list.isPlaceholderData}
      >
        {clients.map(({ clientId, clientName }) => (
          <tr key={clientId}>
            <th scope="row" className={cell.name}>
              <bdi>{clientName}</bdi>
            </th>
            <td data-label={t('rates')}>
              <Link
                to="/desk/clients/$clientId/rates"
                params={{ clientId: String(clientId) }}
                aria-label={t('ratesOf', { client: clientName })}
              >
                {t('rates')}
              </Link>
            </td>
            <td data-label={t('machineTranslation')}>
              <Link
                to="/desk/machineTranslation/clients/$clientId"
                params={{ clientId: String(clientId) }}
                aria-label={t('settingsOf', { client: clientName })}
              >
                {t('settings')}
              </Link>
            </td>
          </tr>
        ))}
      </FoldingTable>
      <MoreButton list={list} label={t('more')} />
    </>
  )
}
