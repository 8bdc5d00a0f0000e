import { getDeskOrder } from '@portolan/contract/desk/orders'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { getQuoteForecast, requestNewQuote } from '@portolan/contract/quotes/pending-quotes'
import { acceptAutoQuote, getAutoQuote } from '@portolan/contract/quotes/quotes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nextWorkday } from '../../platform/provider-days.ts'
import { quotedRequest } from '../../testing/quotes.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let worker: { stop(): Promise<unknown> }
let client: Caller
beforeAll(async () => {
  portal = await testApp()
  worker = await portal.startWorker()
  client = await portal.as('client@meridian.example')
})
afterAll(async () => {
  await worker.stop()
  await portal.close()
})

const day = 86_400_000
const expired = { status: 'QUOTE_EXPIRED', deadline: new Date(Date.now() - day) } as const
const patient = { timeout: 30_000, interval: 100 }
const renew = (id: string, call: typeof portal.anyone) => portal.call(requestNewQuote, { params: { id } }, call)
const historyOf = async (id: string) => (await portal.call(getJobRequest, { params: { id } }, client)).history
const noticesAbout = async (id: string) => {
  const emails = await portal.call(listOutbox, { query: { to: 'support@portolan.example' } })
  return emails.filter(({ subject }) => subject.includes(id))
}

describe('a new quote in place of an expired one', () => {
  it('QUOTE-06 is requested once: history, desk and email have it, however often the button is pressed', async () => {
    const id = await quotedRequest(portal.db, expired)
    const answers = await Promise.all([renew(id, client), renew(id, client)])
    expect((await renew(id, client)).status).toBe('READY_FOR_INTERNAL_REVIEW')
    expect(answers.map(({ status }) => status)).toEqual(['READY_FOR_INTERNAL_REVIEW', 'READY_FOR_INTERNAL_REVIEW'])
    expect(await historyOf(id)).toMatchObject([
      { status: 'READY_FOR_INTERNAL_REVIEW', by: 'Miriam Lindqvist', reason: 'A new quote was requested.' },
    ])
    const pm = await portal.as('pm@portolan.example')
    await vi.waitFor(async () => {
      const order = await portal.call(getDeskOrder, { params: { id } }, pm)
      expect(order).toMatchObject({ status: 'PENDING_REVIEW', actions: expect.arrayContaining(['PRICE']) })
      expect(await noticesAbout(id)).toMatchObject([{ subject: `New quote requested for ${id} by Meridian` }])
    }, patient)
    expect(await portal.refused(acceptAutoQuote, invoice(id), client)).toEqual([409, 'conflict'])
  })

  it('is requested by a visitor with the link, also before the job has marked the quote as expired', async () => {
    const late = { deadline: expired.deadline, isOpenByLink: true }
    const id = await quotedRequest(portal.db, late)
    expect((await renew(id, portal.anyone)).status).toBe('READY_FOR_INTERNAL_REVIEW')
    expect(await historyOf(id)).toMatchObject([
      { status: 'QUOTE_EXPIRED', by: null },
      { status: 'READY_FOR_INTERNAL_REVIEW', by: 'Eva Lind' },
    ])
  })

  it('is priced at once if every language has a rate, and can be accepted', async () => {
    const id = await quotedRequest(portal.db, expired)
    await portal.db.updateTable('job_request').set({ page_count: 4, word_count: 900 }).where('id', '=', id).execute()
    const quote = await renew(id, client)
    expect(quote).toMatchObject({ status: 'QUOTE_READY_FOR_CLIENT_REVIEW', autoQuote: { acceptanceStatus: null } })
    expect(Date.parse(quote.autoQuote.acceptanceDeadline)).toBeGreaterThan(Date.now() + 29 * day)
    expect((await renew(id, client)).autoQuote.creationDate).toBe(quote.autoQuote.creationDate)
    expect((await portal.call(acceptAutoQuote, invoice(id), client)).autoQuote.acceptanceStatus).toBe('ACCEPTED')
    expect((await noticesAbout(id)).filter(({ subject }) => subject.startsWith('New quote'))).toEqual([])
  })

  it('is refused to strangers, to staff, and for a quote that was answered', async () => {
    const id = await quotedRequest(portal.db, expired)
    const params = { id }
    for (const call of [portal.anyone, await portal.as('client@harbor.example')]) {
      expect(await portal.refused(requestNewQuote, { params }, call)).toEqual([404, 'job_request_not_found'])
      expect(await portal.refused(getQuoteForecast, { params }, call)).toEqual([404, 'job_request_not_found'])
    }
    const staff = await portal.as('quoter@portolan.example')
    expect(await portal.refused(requestNewQuote, { params }, staff)).toEqual([403, 'forbidden'])
    const rejected = await quotedRequest(portal.db, { status: 'QUOTE_REJECTED', answer: 'REJECTED' })
    expect(await portal.refused(requestNewQuote, { params: { id: rejected } }, client)).toEqual([409, 'conflict'])
    expect((await portal.call(getAutoQuote, { params }, client)).status).toBe('QUOTE_EXPIRED')
  })
})

describe('when a quote can be expected', () => {
  const forecast = async (id: string) => (await portal.call(getQuoteForecast, { params: { id } }, client)).expectedBy
  const waiting = { status: 'READY_FOR_INTERNAL_REVIEW', hasQuote: false } as const

  it('REQ-81 is the next workday after the request, until that has passed', async () => {
    const id = await quotedRequest(portal.db, waiting)
    const { created_at } = await portal.db
      .selectFrom('job_request')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Date.parse((await forecast(id)) ?? '')).toBe(nextWorkday('UTC', created_at).getTime())
    await sql`update job_request set created_at = now() - interval '9 days' where id = ${id}`.execute(portal.db)
    expect(await forecast(id)).toBeNull()
  })

  it('counts from the request for a new quote, and is unknown once there is one', async () => {
    const id = await quotedRequest(portal.db, { deadline: expired.deadline })
    await sql`update job_request set created_at = now() - interval '40 days' where id = ${id}`.execute(portal.db)
    await renew(id, client)
    expect(Date.parse((await forecast(id)) ?? '')).toBeGreaterThan(Date.now())
    expect(await forecast(await quotedRequest(portal.db))).toBeNull()
  })
})

const invoice = (id: string) => ({
  params: { id },
  body: { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' as const } },
})
