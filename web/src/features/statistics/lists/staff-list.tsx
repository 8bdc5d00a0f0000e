import type { StaffList as ListName } from '@portolan/contract/statistics/staff-lists'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx'
import { button } from '../../../shared/ui/button.ts'
import { SearchBox } from '../../../shared/ui/fields/search-box.tsx'
import { EmptyColumns } from '../../../shared/ui/page/empty-columns.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { MoreButton } from '../../../shared/ui/page/more-button.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import { SystemError } from '../system-error.tsx'
import type { ListColumn } from './columns.tsx'
import { CsvButton } from './csv-button.tsx'
import { listOf, type ReadPage } from './list-api.ts'
import { ListTable } from './list-table.tsx'
import css from './lists.module.css'
import { useListAddress } from './use-list-address.ts'

/** A rare column is shown from this part of the rows on. */
const rarePart = 0.25

const filledPart = <Row,>({ isEmpty }: ListColumn<Row>, rows: readonly Row[]): number =>
  isEmpty ? rows.filter((row) => !isEmpty(row)).length / rows.length : 1

type Props<Row> = { list: ListName; columns: readonly ListColumn<Row>[]; read: ReadPage<Row> }

/** How the server sorts by default; a list without one is sorted by none of its columns. */
const usualSort: Partial<Record<ListName, string>> = {
  pmdetails: 'projectDeadline',
  qadetails: 'jobStartDate',
  pastdue: 'projectDeadline',
  duetoday: 'projectDeadline',
  currentquotes: 'projectDeadline',
}

/** The address holds the name and id of the person whose list it is. */
export const StaffList = <Row,>(props: Props<Row>) => (
  <WithQuery>
    <List {...props} />
  </WithQuery>
)

function List<Row>({ list, columns, read }: Props<Row>) {
  const t = useMessages(dashboardMessages)
  const { name = '', id = '' } = useParams({ strict: false })
  const { search, sort, showsEmpty, look } = useListAddress()
  const query = useInfiniteQuery(listOf(list, id, { search, sort }, read))
  const title = id === 'null' ? t(`unassigned_${list}`) : t(`list_${list}`, { name })
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const needed = columns.filter(({ isNeeded }) => isNeeded?.(rows) ?? true)
  const empty = needed.filter((column) => filledPart(column, rows) < (column.isRare ? rarePart : Number.MIN_VALUE))
  return (
    <div className={css.page}>
      <Breadcrumbs
        trail={[
          { to: '/', name: t('home') },
          { to: '/DASHBOARD', name: t('title') },
        ]}
        here={{ name: title }}
      />
      <Page title={title} wide actions={rows.length > 0 && <CsvButton list={list} id={id} wish={{ search, sort }} />}>
        {(rows.length > 0 || search !== '') && (
          <search className={css.search}>
            <SearchBox label={t('search')} search={search} onSearch={(typed) => look({ search: typed })} />
          </search>
        )}
        {query.isPending ? (
          <Skeleton count={8} />
        ) : query.isError ? (
          <SystemError onRetry={() => query.refetch()} />
        ) : rows.length === 0 && search !== '' ? (
          <EmptyState icon="search" text={t('noneFound')}>
            <button type="button" className={button('outline')} onClick={() => look({ search: '' })}>
              {t('showAll')}
            </button>
          </EmptyState>
        ) : rows.length === 0 ? (
          <EmptyState icon="check" text={t('emptyList')}>
            <Link className={button('outline')} to="/DASHBOARD">
              {t('title')}
            </Link>
          </EmptyState>
        ) : (
          <div className={css.rows}>
            <EmptyColumns
              names={empty.map(({ head }) => t(head))}
              areNearly={empty.some((column) => filledPart(column, rows) > 0)}
              isShown={showsEmpty}
              onShow={(next) => look({ showsEmpty: next })}
            />
            <ListTable
              label={title}
              columns={showsEmpty ? needed : needed.filter((column) => !empty.includes(column))}
              rows={rows}
              sort={sort ?? usualSort[list]}
              isOutdated={query.isPlaceholderData}
              onSort={(next) => look({ sort: next })}
            />
            <MoreButton list={query} label={t('more')} />
          </div>
        )}
      </Page>
    </div>
  )
}
