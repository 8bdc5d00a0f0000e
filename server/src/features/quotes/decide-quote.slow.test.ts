import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../main/config.ts'
import { Refusal } from '../../platform/refusal.ts'
import { demoDatabase } from '../../testing/demo-database.ts'
import type { TestDatabase } from '../../testing/test-database.ts'
import { readLegalTexts } from '../content/index.ts'
import { returnAcceptedCart } from '../procurement/index.ts'
import { handOver } from '../translation-management/index.ts'
import { acceptQuote, rejectQuote } from './decide-quote.ts'

const legalTexts = () =>
  readLegalTexts({ folder: 'content', facts: { ...readConfig({}).branding, remoteServices: [] } }, 'en')
let portal: TestDatabase
beforeAll(async () => {
  portal = await demoDatabase()
})
afterAll(() => portal.close())

const races = 1000
const atOnce = 5

/** Inserts many requests with quotes, open by link, in two statements. */
async function addRequests(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with asked as (
      insert into job_request (id, number, client_id, requestor_email, requestor_first_name, requestor_last_name,
        company_name, origination, request_type, status, name, source_language_id, target_language_ids, notes,
        custom_field_values, is_open_by_link, is_waiting_for_files)
      select gen_random_uuid(), 'Q-' || n, 1002, 'eva@meridian.example', 'Eva', 'Lind', 'Meridian', 'WEBFORM',
        'QUOTE_REQUEST', 'QUOTE_READY_FOR_CLIENT_REVIEW', 'Terms', 'enu', '{fra}', '', '[]', true, false
      from generate_series(1, ${races}::int) n returning id)
    insert into quote (job_request_id, is_automatic, rate_type, price_cents, note, acceptance_deadline)
    select id, true, 'STANDARD', 12000, '', now() + interval '30 days' from asked
    returning job_request_id as id`.execute(portal.db)
  return rows.map(({ id }) => id)
}

/** Whether this decision succeeded. */
async function wins(answer: Promise<void>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Refusal)
    expect((thrown as Refusal).code).toBe('conflict')
    return false
  }
}

it('has one winner in each of a thousand races between accepting and rejecting', { timeout: 120_000 }, async () => {
  const { db } = portal
  const needs = {
    db,
    now: () => new Date(),
    timeZone: 'UTC',
    paymentLinkUrl: null,
    legalTexts,
    handOver,
    returnCart: returnAcceptedCart,
  }
  const origin = { requestId: 'race', ip: '192.0.2.1' }
  const tallies = { accepted: 0, rejected: 0 }
  const requests = (await addRequests()).entries()
  const run = async () => {
    for (const [index, id] of requests) {
      const decided = { id, actor: undefined, origin }
      const both = [() => acceptQuote(needs, decided), () => rejectQuote(needs, decided)]
      if (index % 2) both.reverse()
      const [first, second] = await Promise.all(both.map((answer) => wins(answer())))
      expect([first, second].filter(Boolean)).toHaveLength(1)
      const isAccepted = index % 2 ? second : first
      tallies[isAccepted ? 'accepted' : 'rejected']++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  expect(tallies.accepted + tallies.rejected).toBe(races)

  const { rows } = await sql`
    select acceptance_status as answer, job_request.status, count(*)::int as requests,
      sum((select count(*) from job_request_event e where e.job_request_id = job_request.id
        and e.status in ('QUOTE_ACCEPTED', 'QUOTE_REJECTED')))::int as events,
      sum((select count(*) from audit_event a where a.subject_id = job_request.id::text))::int as audits
    from job_request join quote on job_request_id = job_request.id
    group by 1, 2 order by 1`.execute(db)
  expect(rows).toEqual(
    [
      { answer: 'ACCEPTED', status: 'SUBMITTING_TO_XTRF', requests: tallies.accepted },
      { answer: 'REJECTED', status: 'QUOTE_REJECTED', requests: tallies.rejected },
    ]
      .filter(({ requests }) => requests > 0)
      .map((row) => ({ ...row, events: row.requests, audits: row.requests })),
  )
})
