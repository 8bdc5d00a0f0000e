import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { ListFilter } from '../../../shared/request/list/list-filter.tsx'
import { requestList } from '../../../shared/request/list/request-list.ts'
import { useListAddress } from '../../../shared/request/list/use-list-address.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { rememberedPageSize, rememberPageSize } from '../../../shared/request/paging/page-size.ts'
import { TurnPages } from '../../../shared/request/paging/turn-pages.tsx'
import { button } from '../../../shared/ui/button.ts'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { listMessages } from './messages/list.ts'
import { CreateLink, NothingYet } from './nothing-yet.tsx'
import { RequestRows } from './request-rows.tsx'
import css from './requests.module.css'

export default function RequestsPage() {
  return (
    <WithQuery>
      <Requests />
    </WithQuery>
  )
}

/** What the organization has sent through the form. */
function Requests() {
  const [t, words] = [useMessages(requestMessages), useMessages(listMessages)]
  const address = useListAddress('/requests')
  const [pageSize, setPageSize] = useState(rememberedPageSize)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { search, filter, order, isMine, page, pageToken } = address
  const list = useQuery(requestList('WEBFORM', { search, filter, order, isMine, pageToken, pageSize }))
  const select = (ids: readonly string[]) => setSelected(new Set(ids))
  const isAnything = search !== '' || filter !== 'current' || isMine || page > 1

  function resize(size: number) {
    setPageSize(rememberPageSize(size))
    if (page > 1) address.toFirst()
  }

  return (
    <Page
      title={t('listTitle')}
      lead={isMine ? `${words(`lead_${filter}`)} ${words('onlyYours')}` : words(`lead_${filter}`)}
      actions={<CreateLink />}
    >
      <div className={css.list}>
        <ListFilter search={search} filter={filter} order={order} isMine={isMine} onLook={address.look} />
        {list.isPending ? (
          <Skeleton count={pageSize} />
        ) : list.isError ? (
          <ErrorDisplay error={list.error} onRetry={() => (pageToken ? address.toFirst() : list.refetch())} />
        ) : list.data.items.length > 0 ? (
          <>
            <div className={css.rows}>
              <BulkBar requests={list.data.items} selected={selected} onSelect={select} />
              <RequestRows
                requests={list.data.items}
                isOutdated={list.isPlaceholderData}
                selected={selected}
                onSelect={select}
              />
            </div>
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
        ) : isAnything ? (
          <EmptyState icon="search" text={t('noneFound')}>
            <button
              type="button"
              className={button('outline')}
              onClick={() => address.look({ search: '', filter: 'all', isMine: false })}
            >
              {t('showAll')}
            </button>
          </EmptyState>
        ) : (
          <NothingYet />
        )}
      </div>
    </Page>
  )
}
