import { DeliveryAnswer } from '@portolan/contract/job-requests/requests'
import { sql } from 'kysely'
import type { Entity } from './store-entity.ts'
import {
  byMonth,
  byStatus,
  promisedDay,
  requestColumns,
  requestDates,
  requestFilters,
  requestOfRow,
} from './store-request-parts.ts'

const created = sql`r.created_at`
const words = sql`coalesce(r.word_count, 0)`
/** Money that was agreed to. Not a join: the planner cannot leave it out where rows are only counted. */
const spend = sql`(select q.price_cents from quote q where q.job_request_id = r.id and q.superseded_at is null
  and q.acceptance_status = 'ACCEPTED')`

/** Machine translations are delivered without an order at the desk. A delivery that is being corrected does not count. */
const completed = sql`coalesce(o.project_completed_at, case when r.status = 'COMPLETED' then r.delivered_at end)`

/** Requests of the client, with what the desk and the quote say about them. */
export const projects: Entity = {
  type: 'PROJECT',
  from: sql`job_request r left join desk_order o on o.job_request_id = r.id`,
  ofClient: (clientId) => sql<boolean>`r.client_id = ${clientId}`,
  keys: [{ value: sql`r.id`, castTo: 'uuid' }],
  request: requestOfRow,
  columns: {
    ...requestColumns,
    name: {
      name: 'name',
      type: 'TEXT',
      value: sql`r.name`,
      sortKey: { value: sql`lower(left(r.name, 100))`, castTo: 'text' },
    },
    createdAt: { name: 'createdAt', type: 'TIME', value: created, sortKey: { value: created, castTo: 'timestamptz' } },
    words: { name: 'words', type: 'NUMBER', value: sql`r.word_count`, sortKey: { value: words, castTo: 'bigint' } },
    deadline: { name: 'deadline', type: 'TIME', value: promisedDay },
    completedAt: { name: 'completedAt', type: 'TIME', value: completed },
    spend: { name: 'spend', type: 'MONEY', value: spend },
    deliveryAnswer: { name: 'deliveryAnswer', type: 'TEXT', value: sql`r.delivery_answer`, wording: 'text' },
  },
  filters: {
    ...requestFilters,
    createdAt: { name: 'createdAt', type: 'DATE', value: created },
    deadline: { name: 'deadline', type: 'DATE', value: promisedDay },
    words: { name: 'words', type: 'NUMBER', value: words, scale: 1 },
    deliveryAnswer: {
      name: 'deliveryAnswer',
      type: 'LIST',
      options: DeliveryAnswer.options,
      where: (answer) => sql<boolean>`r.delivery_answer = ${answer}`,
    },
    targetLanguage: {
      name: 'targetLanguage',
      type: 'LIST',
      options: 'languages',
      where: (id) => sql<boolean>`exists (select from request_task t where t.job_request_id = r.id
        and t.client_id = r.client_id and t.language_id = ${id})`,
    },
  },
  customDates: requestDates,
  groupings: { MONTH: byMonth(created), STATUS: byStatus(sql`r.shown_status`) },
  spend: {
    join: sql`left join quote q on q.job_request_id = r.id and q.superseded_at is null
      and q.acceptance_status = 'ACCEPTED'`,
    cents: sql`q.price_cents`,
  },
}
