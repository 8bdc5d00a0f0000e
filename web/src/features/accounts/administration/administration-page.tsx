import { listTranslationClients } from '@portolan/contract/machine-translation/admin/clients'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../shared/api/api-client.ts'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { SearchBox } from '../../../shared/ui/fields/search-box.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { MoreButton } from '../../../shared/ui/page/more-button.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import ImpersonationDialog from '../impersonation-dialog.tsx'
import css from './administration.module.css'
import { administrationMessages } from './messages/administration.ts'

/** For administrators: everything that is set for the whole portal or for a client. */
export default function AdministrationPage() {
  const t = useMessages(administrationMessages)
  const [search, setSearch] = useState('')
  const { impersonate } = useSearch({ strict: false }) as { impersonate?: unknown }
  const [isImpersonating, setImpersonating] = useState(impersonate === true)
  return (
    <WithQuery>
      <Page
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Link className={button('outline')} to="/desk/machineTranslation">
              {t('machineTranslation')}
            </Link>
            <button type="button" className={button('outline')} onClick={() => setImpersonating(true)}>
              {t('impersonate')}
            </button>
          </>
        }
      >
        <section className={css.clients} aria-labelledby="clients">
          <h2 id="clients">{t('clients')}</h2>
          <div className={css.search}>
            <SearchBox label={t('searchClients')} search={search} onSearch={setSearch} />
          </div>
          <ClientTable search={search} />
        </section>
        <ImpersonationDialog open={isImpersonating} onClose={() => setImpersonating(false)} />
      </Page>
    </WithQuery>
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
