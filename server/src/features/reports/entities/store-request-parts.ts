import { sql } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'
import type { Condition, CustomDates, EntityColumn, EntityFilter, Grouping, Range, Sql } from './store-entity.ts'
import { matchesStatus, statusOptions, statusValue } from './store-status.ts'

/**
 * Finds text anywhere; signs that a pattern would understand are taken literally. The index of trigrams cannot find
 * fewer than three characters and would be read as a whole, so short texts are hidden from it.
 */
export const contains = (value: Sql, text: string): Condition =>
  sql<boolean>`${text.length < 3 ? sql`(${value} || '')` : value} ilike ${likeText(text)}`

export const within = <Bound>(value: Sql, { from, to }: Range<Bound>): Condition =>
  sql<boolean>`${from === undefined ? sql`true` : sql`${value} >= ${from}`} and ${to === undefined ? sql`true` : sql`${value} <= ${to}`}`

export const requestOfRow = { id: sql`r.id`, origination: sql`r.origination` }

/** What was promised to the client, as on the page of the request. Deadlines of the desk are not the client's. */
export const promisedDay = sql`case when r.status <> 'QUOTE_ACCEPTED' or r.origination <> 'COUPA' then r.due_at end`

/** Columns of a request `r`, which projects, quotes and tasks share. */
export const requestColumns = {
  number: { name: 'number', type: 'TEXT', value: sql`r.number` },
  reference: {
    name: 'reference',
    type: 'TEXT',
    value: sql`request_reference(r.id, r.origination, r.external_reference_id)`,
  },
  requestor: { name: 'requestor', type: 'TEXT', value: sql`r.requestor_first_name || ' ' || r.requestor_last_name` },
  sourceLanguage: { name: 'sourceLanguage', type: 'TEXT', value: sql`r.source_language_id`, wording: 'language' },
  targetLanguages: { name: 'targetLanguages', type: 'TEXT', value: sql`r.target_language_ids`, wording: 'languages' },
  status: { name: 'status', type: 'TEXT', value: statusValue(sql`r.shown_status`), wording: 'text' },
} as const satisfies Record<string, EntityColumn>

export const requestFilters = {
  name: {
    name: 'name',
    type: 'TEXT',
    where: (text) => sql<boolean>`(${contains(sql`r.name`, text)} or ${contains(sql`r.number`, text)})`,
  },
  requestor: {
    name: 'requestor',
    type: 'TEXT',
    where: (text) => sql<boolean>`exists (select from requester_name n where n.client_id = r.client_id
      and n.name = r.requestor_first_name || ' ' || r.requestor_last_name and ${contains(sql`n.name`, text)})`,
  },
  status: {
    name: 'status',
    type: 'LIST',
    options: statusOptions,
    where: (word) => matchesStatus(sql`r.shown_status`, word),
  },
  sourceLanguage: {
    name: 'sourceLanguage',
    type: 'LIST',
    options: 'languages',
    where: (id) => sql<boolean>`r.source_language_id = ${id}`,
  },
} as const satisfies Record<string, EntityFilter>

type RequestFilter = Extract<EntityFilter, { where: unknown }>

/** Filters by the request of a row. With its client the planner may begin with the requests, which have the indexes. */
export function filtersByRequest(clientOfRow: Sql): Record<keyof typeof requestFilters, RequestFilter> {
  const ofRow = (filter: RequestFilter): RequestFilter => ({
    ...filter,
    where: (value) => sql<boolean>`r.client_id = ${clientOfRow} and ${filter.where(value)}`,
  })
  const { name, requestor, status, sourceLanguage } = requestFilters
  return {
    name: ofRow(name),
    requestor: ofRow(requestor),
    status: ofRow(status),
    sourceLanguage: ofRow(sourceLanguage),
  }
}

export const requestDates: CustomDates = {
  category: 'PROJECT',
  value: (fieldName) =>
    sql`(select d.date from request_date d where d.job_request_id = r.id and d.field_name = ${fieldName})`,
  where: (fieldName, clientId, range) =>
    sql<boolean>`exists (select from request_date d where d.job_request_id = r.id and d.client_id = ${clientId}
      and d.field_name = ${fieldName} and ${within(sql`d.date`, range)})`,
}

export const byMonth = (time: Sql): Grouping => ({
  value: (timeZone) => sql`date_trunc('month', ${time} at time zone ${timeZone})`,
})
export const byStatus = (status: Sql): Grouping => ({ value: () => statusValue(status), wording: 'text' })
