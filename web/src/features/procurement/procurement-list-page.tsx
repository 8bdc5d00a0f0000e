import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { readExternalReferenceId } from '../../shared/request/external-reference.ts'
import { ListFilter } from '../../shared/request/list/list-filter.tsx'
import { requestList } from '../../shared/request/list/request-list.ts'
import { useListAddress } from '../../shared/request/list/use-list-address.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { rememberedPageSize, rememberPageSize } from '../../shared/request/paging/page-size.ts'
import { TurnPages } from '../../shared/request/paging/turn-pages.tsx'
import type { SentNote } from '../../shared/request/sent-note.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement.module.css'
import { ProcurementTable } from './procurement-table.tsx'
import { SentConfirmation } from './sent-confirmation.tsx'
import { useLeaveVisit } from './visit/use-leave-visit.ts'

export default function ProcurementListPage() {
  return (
    <WithQuery>
      <ProcurementList />
    </WithQuery>
  )
}

/** What the organization has asked for from its procurement system. */
function ProcurementList() {
  const t = useMessages(procurementMessages)
  const tr = useMessages(requestMessages)
  const address = useListAddress('/coupa')
  const { search, filter, order, isMine, page, pageToken } = address
  const sent = useLocation({ select: ({ state }) => (state as { sent?: SentNote }).sent })
  const [pageSize, setPageSize] = useState(rememberedPageSize)
  const list = useQuery(requestList('COUPA', { search, filter, order, isMine, pageToken, pageSize }))
  const isNarrowed = search !== '' || filter !== 'current' || isMine || page > 1

  function resize(size: number) {
    setPageSize(rememberPageSize(size))
    if (page > 1) address.toFirst()
  }

  return (
    <Page title={tr('procurementTitle')} lead={t('listLead')} actions={<Actions wasSent={sent !== undefined} />}>
      {sent && <SentConfirmation key={sent.id} sent={sent} />}
      <ListFilter search={search} filter={filter} order={order} isMine={isMine} onLook={address.look} />
      {list.isPending ? (
        <Skeleton count={pageSize} />
      ) : list.isError ? (
        <ErrorDisplay error={list.error} onRetry={() => (pageToken ? address.toFirst() : list.refetch())} />
      ) : list.data.items.length > 0 ? (
        <>
          <ProcurementTable requests={list.data.items} isOutdated={list.isPlaceholderData} />
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
      ) : isNarrowed ? (
        <EmptyState icon="search" text={tr('noneFound')}>
          <button
            type="button"
            className={button('outline')}
            onClick={() => address.look({ search: '', filter: 'all', isMine: false })}
          >
            {tr('showAll')}
          </button>
        </EmptyState>
      ) : (
        <EmptyState icon="cart" text={t('empty')}>
          <ol className={css.steps}>
            <li>{t('stepStart')}</li>
            <li>{t('stepSend')}</li>
            <li>{t('stepAccept')}</li>
          </ol>
        </EmptyState>
      )}
    </Page>
  )
}

/** Both need the session of the procurement system that this tab came from. */
function Actions({ wasSent }: { wasSent: boolean }) {
  const t = useMessages(procurementMessages)
  const externalReferenceId = readExternalReferenceId()
  const leaving = useLeaveVisit()
  if (externalReferenceId === null)
    return (
      <div className={css.unavailable}>
        <button type="button" className={button('outline')} disabled aria-describedby="start-there">
          <Icon name="plus" />
          {t('createRequest')}
        </button>
        <p id="start-there" className={css.hint}>
          {t(wasSent ? 'startAgain' : 'startThere')}
        </p>
      </div>
    )
  return (
    <div className={css.actions}>
      <button
        type="button"
        className={button('outline')}
        disabled={leaving.isPending}
        onClick={() => leaving.mutate(externalReferenceId)}
      >
        {t('leaveWithoutOrdering')}
      </button>
      <Link className={button('solid')} to="/coupa/createQuote">
        <Icon name="plus" />
        {t('createRequest')}
      </Link>
    </div>
  )
}
