import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { rememberedPageSize, rememberPageSize } from '../../../../shared/request/paging/page-size.ts'
import { TurnPages } from '../../../../shared/request/paging/turn-pages.tsx'
import { RequestTable } from '../../../../shared/request/request-table.tsx'
import { button } from '../../../../shared/ui/button.ts'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { fileRequestList } from '../api.ts'
import { filesMessages } from '../messages/files.ts'
import { fileRequestPath } from '../paths.ts'
import { FileStatus } from '../status/file-status.tsx'
import { isUsual, statusGroups } from '../status/status-group.ts'
import { FileRequestMenu } from './file-request-menu.tsx'
import css from './list.module.css'
import { StatusFilter } from './status-filter.tsx'
import { useListAddress } from './use-list-address.ts'

/** The organization's file translations, the latest first. */
export default function YourRequests() {
  const t = useMessages(filesMessages)
  const id = useId()
  const address = useListAddress()
  const { groups, page, pageToken } = address
  const [pageSize, setPageSize] = useState(rememberedPageSize)
  const list = useQuery({ ...fileRequestList({ groups, pageToken, pageSize }), enabled: groups.length > 0 })

  function resize(size: number) {
    setPageSize(rememberPageSize(size))
    if (page > 1) address.toFirst()
  }

  return (
    <section className={css.list} aria-labelledby={id}>
      <h2 id={id}>{t('yourRequests')}</h2>
      <StatusFilter chosen={groups} onChoose={address.show} />
      {groups.length === 0 ? (
        <EmptyState icon="search" text={t('noStatusChosen')} />
      ) : list.isPending ? (
        <Skeleton count={4} />
      ) : list.isError ? (
        <ErrorDisplay error={list.error} onRetry={() => (pageToken ? address.toFirst() : list.refetch())} />
      ) : list.data.items.length > 0 ? (
        <>
          <RequestTable
            label={t('yourRequests')}
            requests={list.data.items}
            isOutdated={list.isPlaceholderData}
            pathOf={fileRequestPath}
            statusOf={(request) => <FileStatus request={request} />}
            menuOf={(request) => <FileRequestMenu request={request} />}
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
      ) : isUsual(groups) && page === 1 ? (
        <EmptyState icon="list" text={t('noRequests')} />
      ) : (
        <EmptyState icon="search" text={t('noneFound')}>
          <button type="button" className={button('outline')} onClick={() => address.show(statusGroups)}>
            {t('showAll')}
          </button>
        </EmptyState>
      )}
    </section>
  )
}
