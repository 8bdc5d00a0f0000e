import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { rememberedPageSize, rememberPageSize } from '../../../../shared/request/paging/page-size.ts'
import { TurnPages } from '../../../../shared/request/paging/turn-pages.tsx'
import { RequestTable } from '../../../../shared/request/request-table.tsx'
import { button } from '../../../../shared/ui/button.ts'
import { SearchBox } from '../../../../shared/ui/fields/search-box.tsx'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { machineRequestList } from '../api.ts'
import { machineRequestMessages } from '../messages/requests.ts'
import type { RequestKind } from '../request-kind.ts'
import { RequestStatus } from '../status/request-status.tsx'
import css from './list.module.css'
import { RequestMenu } from './request-menu.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useListAddress } from './use-list-address.ts'

type Props = {
  kind: RequestKind
  /** Shown in place of the list until there is a request. */
  empty: ReactNode
}

/** The organization's requests of one kind, the latest first. */
export default function YourRequests({ kind, empty }: Props) {
  const t = useMessages(machineRequestMessages)
  const common = useMessages(requestMessages)
  const id = useId()
  const address = useListAddress()
  const { filter, search, page, pageToken } = address
  const [pageSize, setPageSize] = useState(rememberedPageSize)
  const list = useQuery(machineRequestList(kind, { filter, search, pageToken, pageSize }))

  function resize(size: number) {
    setPageSize(rememberPageSize(size))
    if (page > 1) address.toFirst()
  }

  return (
    <section className={css.list} aria-labelledby={id}>
      <h2 id={id}>{t('yourRequests')}</h2>
      <search className={css.search}>
        <SearchBox label={common('search')} search={search} onSearch={(typed) => address.show({ search: typed })} />
        <StatusFilter filter={filter} onChoose={(chosen) => address.show({ filter: chosen })} />
      </search>
      {list.isPending ? (
        <Skeleton count={4} />
      ) : list.isError ? (
        <ErrorDisplay error={list.error} onRetry={() => (pageToken ? address.toFirst() : list.refetch())} />
      ) : list.data.items.length > 0 ? (
        <>
          <RequestTable
            label={t('yourRequests')}
            requests={list.data.items}
            isOutdated={list.isPlaceholderData}
            pathOf={kind.pathOf}
            statusOf={(request) => <RequestStatus request={request} />}
            menuOf={(request) => <RequestMenu request={request} />}
          />
          <TurnPages
            page={page}
            pageToken={pageToken}
            nextPageToken={list.data.nextPageToken}
            pageSize={pageSize}
            count={list.data.items.length}
            onTurn={address.turn}
            onResize={resize}
          />
        </>
      ) : filter === 'current' && search === '' && page === 1 ? (
        empty
      ) : (
        <EmptyState icon="search" text={t('noneFound')}>
          <button
            type="button"
            className={button('outline')}
            onClick={() => address.show({ filter: 'all', search: '' })}
          >
            {t('showAll')}
          </button>
        </EmptyState>
      )}
    </section>
  )
}
