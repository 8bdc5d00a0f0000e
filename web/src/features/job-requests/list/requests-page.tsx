import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { rememberedPageSize, rememberPageSize } from '../../../shared/request/paging/page-size.ts'
import { TurnPages } from '../../../shared/request/paging/turn-pages.tsx'
import { RequestTable } from '../../../shared/request/request-table.tsx'
import { StatusBadge } from '../../../shared/request/status-badge.tsx'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { RequestMenu } from '../actions/request-menu.tsx'
import { requestList } from '../api.ts'
import { ListFilter } from './list-filter.tsx'
import css from './requests.module.css'
import { useListAddress } from './use-list-address.ts'

export default function RequestsPage() {
  return (
    <WithQuery>
      <Requests />
    </WithQuery>
  )
}

const CreateLink = () => (
  <Link className={button('solid')} to="/createProject">
    <Icon name="plus" />
    {useMessages(requestMessages)('create')}
  </Link>
)

/** What the organization has sent through the form. */
function Requests() {
  const t = useMessages(requestMessages)
  const address = useListAddress()
  const [pageSize, setPageSize] = useState(rememberedPageSize)
  const { search, filter, page, pageToken } = address
  const list = useQuery(requestList({ search, filter, pageToken, pageSize }))
  const isAnything = search !== '' || filter !== 'current' || page > 1

  function resize(size: number) {
    setPageSize(rememberPageSize(size))
    if (page > 1) address.toFirst()
  }

  return (
    <Page title={t('listTitle')} lead={t('listLead')} actions={<CreateLink />}>
      <div className={css.list}>
        <ListFilter search={search} filter={filter} onLook={address.look} />
        {list.isPending ? (
          <Skeleton count={pageSize} />
        ) : list.isError ? (
          <ErrorDisplay error={list.error} onRetry={() => (pageToken ? address.toFirst() : list.refetch())} />
        ) : list.data.items.length > 0 ? (
          <>
            <RequestTable
              label={t('listTitle')}
              requests={list.data.items}
              isOutdated={list.isPlaceholderData}
              pathOf={(id) => `/requests/${id}`}
              statusOf={(request) => <StatusBadge request={request} />}
              menuOf={(request) => <RequestMenu request={request} />}
            />
            <TurnPages
              page={page}
              pageToken={pageToken}
              nextPageToken={list.data.nextPageToken}
              pageSize={pageSize}
              onTurn={address.turn}
              onResize={resize}
            />
          </>
        ) : isAnything ? (
          <EmptyState icon="search" text={t('noneFound')}>
            <button
              type="button"
              className={button('outline')}
              onClick={() => address.look({ search: '', filter: 'all' })}
            >
              {t('showAll')}
            </button>
          </EmptyState>
        ) : (
          <EmptyState icon="list" text={t('empty')}>
            <CreateLink />
          </EmptyState>
        )}
      </div>
    </Page>
  )
}
