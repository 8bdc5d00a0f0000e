import { type ActivityEntry, activityPageSizes } from '@portolan/contract/activity/activity'
import { activityMessages } from '@portolan/contract/activity/messages/activity'
import { wordActivity } from '@portolan/contract/activity/word-activity'
import { requestPath } from '@portolan/contract/request-path'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { pageSizeMemory } from '../../shared/page-size-memory.ts'
import { TurnPages } from '../../shared/request/paging/turn-pages.tsx'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Moment } from '../../shared/ui/moment.tsx'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { cell, FoldingTable } from '../../shared/ui/page/folding-table.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { notify } from '../../shared/ui/snackbar.tsx'
import css from './activity.module.css'
import { ActivityFilter } from './activity-filter.tsx'
import { activityPage, saveActivity } from './api.ts'
import { activityPageMessages } from './messages/activity-page.ts'
import { useActivityAddress } from './use-activity-address.ts'

const { remembered, remember } = pageSizeMemory('portolan.activityPerPage', activityPageSizes)

export default function ActivityPage() {
  return (
    <WithQuery>
      <Activity />
    </WithQuery>
  )
}

/** What people of the organization, and the provider for it, have done. */
function Activity() {
  const t = useMessages(activityPageMessages)
  const { filters, page, pageToken, filter, turn, toFirst } = useActivityAddress()
  const [pageSize, setPageSize] = useState(remembered)
  const list = useQuery(activityPage(filters, pageToken, pageSize))
  const saving = useMutation({
    mutationFn: () => saveActivity(filters),
    onError: (error) => notify(errorText(error), 'error'),
  })
  const isFiltered = Object.keys(filters).length > 0

  function resize(size: number) {
    setPageSize(remember(size))
    if (page > 1) toFirst()
  }

  const save = (
    <button type="button" className={button('outline')} disabled={saving.isPending} onClick={() => saving.mutate()}>
      <Icon name="collect" />
      {t('save')}
    </button>
  )
  return (
    <Page title={t('title')} lead={t('lead')} actions={save}>
      <div className={css.list}>
        <ActivityFilter filters={filters} onFilter={filter} />
        {list.isPending ? (
          <Skeleton count={10} />
        ) : list.isError ? (
          <ErrorDisplay error={list.error} onRetry={() => (pageToken ? toFirst() : list.refetch())} />
        ) : list.data.items.length > 0 ? (
          <>
            <FoldingTable
              label={t('title')}
              columns={[t('when'), t('what'), t('request')]}
              folds="usual"
              isBusy={list.isPlaceholderData}
            >
              {list.data.items.map((entry) => (
                <ActivityRow key={entry.id} entry={entry} />
              ))}
            </FoldingTable>
            <TurnPages
              page={page}
              pageToken={pageToken}
              nextPageToken={list.data.nextPageToken}
              pageSize={pageSize}
              count={list.data.items.length}
              sizes={activityPageSizes}
              onTurn={turn}
              onResize={resize}
            />
          </>
        ) : isFiltered ? (
          <EmptyState icon="search" text={t('noneFound')}>
            <button type="button" className={button('outline')} onClick={() => filter({})}>
              {t('showAll')}
            </button>
          </EmptyState>
        ) : (
          <EmptyState icon="clock" text={t('empty')} />
        )}
      </div>
    </Page>
  )
}

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const words = useMessages(activityMessages)
  const { at, request } = entry
  const path = request && requestPath(request)
  return (
    <tr>
      <td className={cell.quiet}>
        <Moment at={at} />
      </td>
      <th scope="row" className={css.what}>
        <Sentence text={wordActivity(words, entry)} names={[request?.name ?? '', entry.object]} />
      </th>
      <td className={cell.quiet}>{path ? <Link to={path}>{request?.number}</Link> : request?.number}</td>
    </tr>
  )
}

type SentenceProps = { text: string; names: readonly string[] }

/** Names of requests and files may be in another language, and in a script of the other direction. */
function Sentence({ text, names }: SentenceProps): ReactNode {
  const [name, ...others] = names.filter((each) => each !== '')
  if (name === undefined) return text
  const start = text.indexOf(name)
  if (start < 0) return <Sentence text={text} names={others} />
  return (
    <>
      <Sentence text={text.slice(0, start)} names={others} />
      <bdi>{name}</bdi>
      <Sentence text={text.slice(start + name.length)} names={others} />
    </>
  )
}
