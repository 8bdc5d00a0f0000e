import { sql } from 'kysely'
import type { Entity } from './store-entity.ts'
import { byMonth, filtersByRequest, requestColumns, requestDates, requestOfRow } from './store-request-parts.ts'

const created = sql`q.created_at`
const price = sql`q.price_cents`
const deadline = sql`q.acceptance_deadline`
const decision = sql`coalesce(q.acceptance_status, 'OPEN')`
const byRequest = filtersByRequest(sql`q.client_id`)
const { number, reference, requestor, sourceLanguage, targetLanguages } = requestColumns

/** The current quote of each request. The request is joined to the left, so that counting does not need it. */
export const quotes: Entity = {
  type: 'QUOTE',
  from: sql`quote q left join job_request r on r.id = q.job_request_id`,
  ofClient: (clientId) => sql<boolean>`q.client_id = ${clientId} and q.superseded_at is null`,
  keys: [{ value: sql`q.id`, castTo: 'uuid' }],
  request: requestOfRow,
  columns: {
    number,
    reference,
    requestor,
    sourceLanguage,
    targetLanguages,
    name: { name: 'name', type: 'TEXT', value: sql`r.name` },
    quotedAt: { name: 'quotedAt', type: 'TIME', value: created, sortKey: { value: created, castTo: 'timestamptz' } },
    price: { name: 'price', type: 'MONEY', value: price, sortKey: { value: price, castTo: 'bigint' } },
    acceptanceDeadline: {
      name: 'acceptanceDeadline',
      type: 'TIME',
      value: deadline,
      sortKey: { value: deadline, castTo: 'timestamptz' },
    },
    decision: { name: 'decision', type: 'TEXT', value: decision, wording: 'text' },
    decidedAt: { name: 'decidedAt', type: 'TIME', value: sql`q.decided_at` },
    decidedBy: { name: 'decidedBy', type: 'TEXT', value: sql`q.decided_by_name` },
    // Until the quote is accepted the day moves on with the reader's, so that only its page can say it.
    expectedDelivery: {
      name: 'expectedDelivery',
      type: 'TIME',
      value: sql`case when ${decision} = 'ACCEPTED' then q.expected_delivery end`,
    },
  },
  filters: {
    name: byRequest.name,
    requestor: byRequest.requestor,
    sourceLanguage: byRequest.sourceLanguage,
    quotedAt: { name: 'quotedAt', type: 'DATE', value: created },
    acceptanceDeadline: { name: 'acceptanceDeadline', type: 'DATE', value: deadline },
    price: { name: 'price', type: 'NUMBER', value: price, scale: 100 },
    decision: {
      name: 'decision',
      type: 'LIST',
      options: ['OPEN', 'ACCEPTED', 'REJECTED'],
      where: (value) => sql<boolean>`${decision} = ${value}`,
    },
  },
  customDates: requestDates,
  groupings: { MONTH: byMonth(created), STATUS: { value: () => decision, wording: 'text' } },
  spend: { join: sql``, cents: price },
}
