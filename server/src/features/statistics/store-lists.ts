import type { DeskStatus } from '@portolan/contract/desk/desk'
import { dueStatuses, unpricedStatuses } from '@portolan/contract/desk/order-statuses'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../tables/database.ts'
import type { Days } from './days.ts'
import {
  contains,
  directionOf,
  isAssignedTo,
  isBeyond,
  type ListOrder,
  type ListSlice,
  placeIn,
} from './store-keyset-page.ts'
import { orderId } from './store-list-order.ts'

/** As literals, not parameters, so that the planner can use the partial indexes. */
const listOf = (statuses: readonly DeskStatus[]) => sql.join(statuses.map((status) => sql.lit(status)))
const openProject = sql<boolean>`desk_order.status in (${listOf(dueStatuses.PROJECT)})`
const unpriced = listOf(unpricedStatuses)
const dueOn = sql`coalesce(deadline_on, 'infinity')`
const due = sql`coalesce(deadline, 'infinity')`

type Person = 'project_manager_id' | 'coordinator_id'

const orders = (db: Database) =>
  db
    .selectFrom('desk_order')
    .innerJoin('client', 'client.id', 'desk_order.client_id')
    .leftJoin('tms_order', 'tms_order.job_request_id', 'desk_order.job_request_id')
    .select(['desk_order.id', 'desk_order.number', 'desk_order.name', 'client.client_name as client'])
    .select(['source_language_id', 'target_language_ids', 'total_agreed_cents', 'rate_type', 'desk_order.status'])
    .select(['deadline', 'project_group_id', 'project_group_name', 'external_id', 'tms_order.name as tms_name'])
    .select(sql<Date>`coalesce(quote_started_at, desk_order.created_at)`.as('started_at'))

/** By deadline; orders without one last. */
const byDeadline: ListOrder = {
  columns: [{ by: dueOn, type: 'date' }, { by: due, type: 'timestamptz' }, orderId],
  isDescending: false,
}

/** Ordered by deadline unless another order was chosen. */
function openOrders(db: Database, whose: Person, which: RawBuilder<boolean>, slice: ListSlice, { today }: Days) {
  const { size, after, search, order = byDeadline } = slice
  let query = orders(db)
    .select(placeIn(order))
    .select(sql<boolean>`coalesce(deadline_on < ${today}::date, false)`.as('is_past_due'))
    .where(which)
  if (search) query = query.where(contains(search))
  if (after) query = query.where(isBeyond(order, after))
  // Ordering by the person first lets the planner use the index for unassigned orders too.
  query = query.orderBy(whose)
  for (const { by } of order.columns) query = query.orderBy(by, directionOf(order))
  return query.limit(size).execute()
}

export const openProjects = (db: Database, slice: ListSlice, days: Days) =>
  openOrders(
    db,
    'project_manager_id',
    sql`${openProject} and ${isAssignedTo('project_manager_id', slice.personId)}`,
    slice,
    days,
  )

const isOpenQuote = ({ personId }: ListSlice) =>
  sql<boolean>`desk_order.status in (${listOf(dueStatuses.QUOTE)}) and ${isAssignedTo('coordinator_id', personId)}`

export const openQuotes = (db: Database, slice: ListSlice, days: Days) =>
  openOrders(db, 'coordinator_id', isOpenQuote(slice), slice, days)

export const lateQuotes = (db: Database, slice: ListSlice, days: Days) =>
  openOrders(db, 'coordinator_id', sql`${isOpenQuote(slice)} and ${dueOn} < ${days.today}::date`, slice, days)

export const quotesDueToday = (db: Database, slice: ListSlice, days: Days) =>
  openOrders(db, 'coordinator_id', sql`${isOpenQuote(slice)} and ${dueOn} = ${days.today}::date`, slice, days)

const latestFirst: ListOrder = {
  columns: [
    { by: sql`quote_completed_on`, type: 'date' },
    { by: sql`quote_completed_at`, type: 'timestamptz' },
    orderId,
  ],
  isDescending: true,
}

/** Latest first unless another order was chosen. */
export function completedQuotes(db: Database, slice: ListSlice, { since }: Days) {
  const { personId, size, after, search, order = latestFirst } = slice
  let query = orders(db)
    .select(placeIn(order))
    .where(sql<boolean>`quote_completed_on is not null and desk_order.status not in (${unpriced})`)
    .where(sql<boolean>`quote_completed_on >= ${since}::date`)
    .where('quote_completed_at', 'is not', null)
    .where(isAssignedTo('coordinator_id', personId))
  if (search) query = query.where(contains(search))
  if (after) query = query.where(isBeyond(order, after))
  query = query.orderBy('coordinator_id', directionOf(order))
  for (const { by } of order.columns) query = query.orderBy(by, directionOf(order))
  return query.limit(size).execute()
}

export type OrderRow = Awaited<ReturnType<typeof completedQuotes>>[number]
export type ProjectOrderRow = Awaited<ReturnType<typeof openProjects>>[number]
