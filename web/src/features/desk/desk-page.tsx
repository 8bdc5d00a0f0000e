import { type DeskQueue, DeskQueueOrAll } from '@portolan/contract/desk/desk'
import { listTranslationEngines } from '@portolan/contract/machine-translation/admin/engines'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { hasRole, useSession } from '../../shared/session/session.ts'
import { button } from '../../shared/ui/button.ts'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { MoreButton } from '../../shared/ui/page/more-button.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { TabList } from '../../shared/ui/tab-list.tsx'
import { countsOf, ordersIn } from './api.ts'
import { ClientChip } from './client-chip.tsx'
import css from './desk.module.css'
import { DeskFilter } from './desk-filter.tsx'
import { FoundElsewhere } from './found-elsewhere.tsx'
import { deskMessages } from './messages/desk.ts'
import { OrderTable } from './order-table.tsx'
import { useDeskAddress } from './use-desk-address.ts'

export default function DeskPage() {
  return (
    <WithQuery>
      <Desk />
    </WithQuery>
  )
}

/** The queues of the desk, and the orders of one of them. */
function Desk() {
  const t = useMessages(deskMessages)
  const id = useId()
  const address = useDeskAddress()
  const { queue } = address
  const session = useSession()
  const mayManageTranslation = session !== null && hasRole(session, listTranslationEngines.access.roles)
  const counted = useQuery(countsOf(address)).data
  const counts = counted?.items
  const countOf = (one: DeskQueueOrAll) =>
    one === 'ALL'
      ? counts?.reduce((sum, { queue, orders }) => sum + (queue === 'CLOSED' ? 0 : orders), 0)
      : counts?.find((counted) => counted.queue === one)?.orders
  const named = (one: DeskQueueOrAll) => {
    const count = countOf(one)
    return count === undefined ? t(one) : t('counted', { name: t(one), count })
  }
  return (
    <Page
      title={t('title')}
      wide
      lead={t('lead')}
      actions={
        <>
          {mayManageTranslation && (
            <Link className={button('outline')} to="/desk/machineTranslation">
              {t('machineTranslation')}
            </Link>
          )}
          <Link className={button('outline')} to="/DASHBOARD">
            {t('dashboard')}
          </Link>
        </>
      }
    >
      <div className={css.desk}>
        <TabList
          label={t('queues')}
          idPrefix={id}
          tabs={DeskQueueOrAll.options.map((one) => ({ id: one, name: named(one) }))}
          shown={queue}
          onShow={(next) => address.look({ queue: next, kind: undefined })}
        />
        <div className={css.heap} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${queue}`}>
          <DeskFilter {...address} />
          {address.clientId !== undefined && counted && (
            <ClientChip
              name={counted.client?.name ?? String(address.clientId)}
              onRemove={() => address.look({ clientId: undefined })}
            />
          )}
          <Orders />
        </div>
      </div>
    </Page>
  )
}

const everything = {
  search: '',
  need: undefined,
  kind: undefined,
  vertical: undefined,
  clientId: undefined,
  isMine: false,
}

function Orders() {
  const t = useMessages(deskMessages)
  const { look, ...wanted } = useDeskAddress()
  const list = useInfiniteQuery(ordersIn(wanted))
  const { search, need, kind, vertical, clientId, isMine } = wanted
  const isNarrowed = search !== '' || [need, kind, vertical, clientId].some((choice) => choice !== undefined) || isMine
  const open = (queue: DeskQueue) => look({ ...everything, queue, search })
  if (list.isPending) return <Skeleton count={8} />
  if (list.isError) return <ErrorDisplay error={list.error} onRetry={() => list.refetch()} />
  const orders = list.data.pages.flatMap(({ items }) => items)
  if (orders.length === 0)
    return isNarrowed ? (
      <EmptyState icon="search" text={t('noneFound')}>
        <FoundElsewhere queue={wanted.queue} search={wanted.search} onOpen={open} />
        <button type="button" className={button('outline')} onClick={() => look(everything)}>
          {t('showAll')}
        </button>
      </EmptyState>
    ) : (
      <EmptyState icon="check" text={t('empty')} />
    )
  return (
    <>
      <OrderTable
        {...wanted}
        orders={orders}
        isOutdated={list.isPlaceholderData}
        onSort={(sort) => look({ sort }, true)}
      />
      <MoreButton list={list} label={t('more')} />
      <FoundElsewhere queue={wanted.queue} search={wanted.search} onOpen={open} />
    </>
  )
}
