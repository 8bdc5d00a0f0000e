import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueue } from '../../platform/jobs/index.ts'
import { quotedRequest } from '../../testing/quotes.ts'
import { type TestApp, workingApp } from '../../testing/test-app.ts'
import { isWaitingForLock } from '../../testing/test-database.ts'
import { addQuoteDocument, withLockedRequest } from '../job-requests/index.ts'
import { writeConfirmation, writeQuoteDocument } from './job-definitions.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await workingApp()
})
afterAll(() => portal.close())

const quoteOf = (id: string) =>
  portal.db.selectFrom('quote').select('id').where('job_request_id', '=', id).executeTakeFirstOrThrow()

it('waits for a concurrent decision on the quote without blocking it', async () => {
  const { db } = portal
  const id = await quotedRequest(db)
  const quote = await quoteOf(id)
  const jobId = await db.transaction().execute(async (tx) => {
    await withLockedRequest(tx, id, async () => {})
    const enqueued = await db
      .transaction()
      .execute((other) => enqueue(other, writeQuoteDocument, { quoteId: quote.id }))
    await expect.poll(() => isWaitingForLock(db), { timeout: 20_000 }).toBe(true)
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

it('keeps the PDF of a quote that is attached while its confirmation is printed', async () => {
  const { db } = portal
  const id = await quotedRequest(db, { status: 'QUOTE_ACCEPTED', answer: 'ACCEPTED' })
  const quote = await quoteOf(id)
  const fileKey = `quotes/${quote.id}/Quote-${id}.pdf`
  await db.transaction().execute(async (tx) => {
    await withLockedRequest(tx, id, async () => {})
    await db.transaction().execute((other) => enqueue(other, writeConfirmation, { quoteId: quote.id }))
    await expect.poll(() => isWaitingForLock(db), { timeout: 20_000 }).toBe(true)
    await tx.updateTable('quote').set({ document_file_key: fileKey }).where('id', '=', quote.id).execute()
    await addQuoteDocument(tx, id, { fileName: `Quote-${id}.pdf`, fileKey, sha256: null, size: 1 })
  })
  const names = async () => {
    const files = db.selectFrom('job_request_file').select('file_name').where('job_request_id', '=', id)
    return (await files.orderBy('file_name').execute()).map(({ file_name: name }) => name)
  }
  await expect.poll(names, { timeout: 20_000 }).toContain(`Confirmation-${id}.pdf`)
  expect(await names()).toEqual([`Confirmation-${id}.pdf`, `Quote-${id}.pdf`])
})
