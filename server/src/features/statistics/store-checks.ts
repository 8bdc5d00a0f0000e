import { sql } from 'kysely'
import type { Database } from '../../tables/database.ts'
import {
  contains,
  directionOf,
  isAssignedTo,
  isBeyond,
  type ListOrder,
  type ListSlice,
  placeIn,
} from './store-keyset-page.ts'
import { checkId, qaSorts } from './store-list-order.ts'

const nameOf = (alias: string) => sql<string | null>`${sql.ref(alias)}.first_name || ' ' || ${sql.ref(alias)}.last_name`

const longestWaitingFirst: ListOrder = { columns: [qaSorts.jobStartDate, checkId], isDescending: false }

/** Open checks; the longest waiting first unless another order was chosen. */
export function openChecks(db: Database, slice: ListSlice) {
  const { personId, size, after, search, order = longestWaitingFirst } = slice
  let query = db
    .selectFrom('desk_qa_job as check')
    .innerJoin('desk_order', 'desk_order.id', 'check.desk_order_id')
    .innerJoin('client', 'client.id', 'desk_order.client_id')
    .leftJoin('tms_order', 'tms_order.job_request_id', 'desk_order.job_request_id')
    .leftJoin('account as assignee', 'assignee.id', 'check.assigned_to')
    .leftJoin('account as manager', 'manager.id', 'desk_order.project_manager_id')
    .select(['check.id as check_id', 'check.status as check_status', 'qa_type', 'check.started_at'])
    .select(['desk_order.id', 'desk_order.number', 'client.client_name as client', 'deadline'])
    .select(['source_language_id', 'target_language_ids', 'project_group_id', 'project_group_name', 'external_id'])
    .select([nameOf('assignee').as('assigned_to'), nameOf('manager').as('project_manager')])
    .select(placeIn(order))
    .where('check.finished_at', 'is', null)
    .where(isAssignedTo('check.assigned_to', personId))
  if (search) query = query.where(contains(search))
  if (after) query = query.where(isBeyond(order, after))
  query = query.orderBy('check.assigned_to')
  for (const { by } of order.columns) query = query.orderBy(by, directionOf(order))
  return query.limit(size).execute()
}

export type CheckRow = Awaited<ReturnType<typeof openChecks>>[number]
