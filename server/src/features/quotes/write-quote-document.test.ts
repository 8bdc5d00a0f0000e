import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueue } from '../../platform/jobs/index.ts'
import { quotedRequest } from '../../testing/quotes.ts'
import { type TestApp, workingApp } from '../../testing/test-app.ts'
import { withLockedRequest } from '../job-requests/index.ts'
import { writeQuoteDocument } from './job-definitions.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await workingApp()
})
afterAll(() => portal.close())

it('waits for a concurrent decision on the quote without blocking it', async () => {
  const { db } = portal
  const id = await quotedRequest(db)
  const quote = await db.selectFrom('quote').select('id').where('job_request_id', '=', id).executeTakeFirstOrThrow()
  const isWaiting = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  }
  const jobId = await db.transaction().execute(async (tx) => {
    await withLockedRequest(tx, id, async () => {})
    const enqueued = await db
      .transaction()
      .execute((other) => enqueue(other, writeQuoteDocument, { quoteId: quote.id }))
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true)
    await tx.updateTable('quote').set({ note: 'Answered' }).where('id', '=', quote.id).execute()
    return enqueued
  })
  const document = () =>
    db.selectFrom('quote').select(['note', 'document_file_key']).where('id', '=', quote.id).executeTakeFirstOrThrow()
  await expect
    .poll(document, { timeout: 20_000 })
    .toEqual({ note: 'Answered', document_file_key: expect.stringContaining(quote.id) })
  expect(await db.selectFrom('job').select('failures').where('id', '=', jobId).execute()).toEqual([{ failures: 0 }])
})
