import { sql } from 'kysely'
import type { Entity, Sql } from './store-entity.ts'
import {
  byMonth,
  byStatus,
  filtersByRequest,
  promisedDay,
  requestColumns,
  requestDates,
  requestFilters,
  requestOfRow,
} from './store-request-parts.ts'
import { matchesStatus } from './store-status.ts'

const created = sql`t.created_at`

/** From the line of the quote for the language of the task. */
const fromQuote = (value: Sql): Sql =>
  sql`(select ${value} from quote q join quote_line l on l.quote_id = q.id and l.language_id = t.language_id
    where q.job_request_id = t.job_request_id and q.superseded_at is null and q.acceptance_status = 'ACCEPTED' limit 1)`
const { number, reference, requestor, sourceLanguage, status } = requestColumns

/** One row per target language of a request. */
export const tasks: Entity = {
  type: 'TASK',
  from: sql`request_task t left join job_request r on r.id = t.job_request_id`,
  ofClient: (clientId) => sql<boolean>`t.client_id = ${clientId}`,
  keys: [
    { value: sql`t.job_request_id`, castTo: 'uuid' },
    { value: sql`t.language_id`, castTo: 'text' },
  ],
  request: requestOfRow,
  columns: {
    number,
    reference,
    requestor,
    sourceLanguage,
    status,
    name: { name: 'name', type: 'TEXT', value: sql`r.name` },
    language: { name: 'targetLanguage', type: 'TEXT', value: sql`t.language_id`, wording: 'language' },
    createdAt: { name: 'createdAt', type: 'TIME', value: created, sortKey: { value: created, castTo: 'timestamptz' } },
    deadline: { name: 'deadline', type: 'TIME', value: promisedDay },
    pages: {
      name: 'pages',
      type: 'NUMBER',
      value: fromQuote(sql`case l.unit when 'PAGE' then l.quantity else l.counted_pages end`),
    },
    spend: { name: 'spend', type: 'MONEY', value: fromQuote(sql`l.price_cents`) },
    deliveredFiles: {
      name: 'deliveredFiles',
      type: 'NUMBER',
      value: sql`(select count(*) from job_request_file f where f.job_request_id = t.job_request_id
        and f.category = 'TRANSLATED_DOCUMENT' and f.language_id = t.language_id and not f.is_withheld)`,
    },
  },
  filters: {
    ...filtersByRequest(sql`t.client_id`),
    status: { ...requestFilters.status, where: (word) => matchesStatus(sql`t.shown_status`, word) },
    createdAt: { name: 'createdAt', type: 'DATE', value: created },
    language: {
      name: 'targetLanguage',
      type: 'LIST',
      options: 'languages',
      where: (id) => sql<boolean>`t.language_id = ${id}`,
    },
  },
  customDates: requestDates,
  groupings: {
    MONTH: byMonth(created),
    LANGUAGE: { value: () => sql`t.language_id`, wording: 'language' },
    STATUS: byStatus(sql`t.shown_status`),
  },
  spend: {
    join: sql`left join quote q on q.job_request_id = t.job_request_id and q.superseded_at is null
        and q.acceptance_status = 'ACCEPTED'
      left join quote_line l on l.quote_id = q.id and l.language_id = t.language_id`,
    cents: sql`l.price_cents`,
  },
}
