import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { readExternalReferenceId } from '../../shared/request/external-reference.ts'
import { rememberedPageSize, rememberPageSize } from '../../shared/request/paging/page-size.ts'
import { TurnPages } from '../../shared/request/paging/turn-pages.tsx'
import type { SentNote } from '../../shared/request/sent-note.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { procurementList } from './api.ts'
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
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const sent = useLocation({ select: ({ state }) => (state as { sent?: SentNote }).sent })
  const page = Math.max(1, Math.trunc(Number(asked.page)) || 1)
  const pageToken = String(asked.pageToken ?? '')
  const [pageSize, setPageSize] = useState(rememberedPageSize)
  const list = useQuery(procurementList({ pageToken, pageSize }))
  const turn = (nextPage: number, token: string) =>
    void navigate({ to: '/coupa', search: (nextPage > 1 ? { page: nextPage, pageToken: token } : {}) as never })

  function resize(size: number) {
    setPageSize(rememberPageSize(size))
    if (page > 1) turn(1, '')
  }

  return (
    <Page title={t('listTitle')} lead={t('listLead')} actions={<Actions wasSent={sent !== undefined} />}>
      {sent && <SentConfirmation key={sent.id} sent={sent} />}
      {list.isPending ? (
        <Skeleton count={pageSize} />
      ) : list.isError ? (
        <ErrorDisplay error={list.error} onRetry={() => (pageToken ? turn(1, '') : list.refetch())} />
      ) : list.data.items.length > 0 ? (
        <>
          <ProcurementTable requests={list.data.items} isOutdated={list.isPlaceholderData} />
          <TurnPages
            page={page}
            pageToken={pageToken}
            nextPageToken={list.data.nextPageToken}
            pageSize={pageSize}
            onTurn={turn}
            onResize={resize}
          />
        </>
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
