import { getDeskOrder } from '@portolan/contract/desk/orders'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { acceptAutoQuote, getAutoQuote, rejectAutoQuote } from '@portolan/contract/quotes/quotes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayIn, nextWorkday } from '../../platform/provider-days.ts'
import { act, emailsTo, order, refusal, requestThatWent, toReview } from '../../testing/desk.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let quoter: Caller
let client: Caller
beforeAll(async () => {
  portal = await testApp()
  quoter = await portal.as('quoter@portolan.example')
  client = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const pricing = (flatPrice: number, more: object = {}) => ({
  lines: ['fra', 'kor'].map((languageId) => ({ languageId, unit: 'FLAT' as const, quantity: 1, unitPrice: flatPrice })),
  ...{ rateType: 'STANDARD', deliveryDay: '2031-05-01', note: '' },
  ...more,
})
/** A request whose quote of 200 dollars is with the client. */
async function sentQuote(): Promise<string> {
  const id = await requestThatWent(portal.db, toReview)
  await order(await act(quoter, id, 'price', pricing(100)))
  return id
}
const quoteOf = async (id: string) => (await portal.call(getAutoQuote, { params: { id } }, client)).autoQuote
const historyOf = async (id: string) =>
  (await portal.call(getJobRequest, { params: { id } }, client)).history.map(({ status }) => status)
const invoice = { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' } } as const
const accept = (id: string, version?: number) =>
  portal.send(acceptAutoQuote, { params: { id }, query: { version }, body: invoice }, client)

it('is replaced by a new version with the same number, which alone can be accepted', async () => {
  const id = await sentQuote()
  expect(await quoteOf(id)).toMatchObject({ version: 1, price: 200 })
  const revised = await order(await act(quoter, id, 'reviseQuote', pricing(80, { rateType: 'RUSH', note: 'Cheaper' })))
  expect(revised).toMatchObject({ status: 'WITH_CLIENT', totalAgreed: 160, rateType: 'RUSH' })
  expect(revised.quote).toMatchObject({
    number: revised.number,
    autoQuote: { version: 2, price: 160, note: 'Cheaper' },
  })
  expect((await historyOf(id)).at(-1)).toBe('QUOTE_REVISED')

  expect(await refusal(await accept(id, 1))).toEqual([409, 'quote_changed'])
  const late = { params: { id }, query: { version: 1 }, body: {} }
  expect(await refusal(await portal.send(rejectAutoQuote, late, client))).toEqual([409, 'quote_changed'])
  expect((await accept(id, 2)).status).toBe(200)
  expect(await refusal(await act(quoter, id, 'reviseQuote', pricing(1)))).toEqual([409, 'conflict'])
  expect(await refusal(await act(quoter, id, 'withdrawQuote', { reason: 'Too late' }))).toEqual([409, 'conflict'])
})

it('is answered in an email to the coordinator who sent it, and to the provider when nobody has the order', async () => {
  const readersOf = async (id: string) => {
    const rows = await portal.db.selectFrom('job').select('payload').where('task', '=', 'send-mail').execute()
    return rows
      .map(({ payload }) => payload as { template: string; to: string | null; data: { requestId?: string } })
      .filter(({ template, data }) => /^quote-(accepted|rejected)-notice$/.test(template) && data.requestId === id)
      .map(({ to }) => to)
  }
  const accepted = await sentQuote()
  expect((await accept(accepted, 1)).status).toBe(200)
  expect(await readersOf(accepted)).toEqual(['quoter@portolan.example'])
  const rejected = await sentQuote()
  await portal.call(rejectAutoQuote, { params: { id: rejected }, body: {} }, client)
  expect(await readersOf(rejected)).toEqual(['quoter@portolan.example'])
  const unassigned = await sentQuote()
  const nobody = { coordinator_id: null }
  await portal.db.updateTable('desk_order').set(nobody).where('job_request_id', '=', unassigned).execute()
  await accept(unassigned, 1)
  expect(await readersOf(unassigned)).toEqual([null])
})

it('is accepted or revised, never both, when both happen at once', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await sentQuote()
    const [accepted, revised] = await Promise.all([accept(id, 1), act(quoter, id, 'reviseQuote', pricing(80))])
    expect([accepted.status, revised.status].sort()).toEqual([200, 409])
    const { version, acceptanceStatus } = await quoteOf(id)
    expect([version, acceptanceStatus]).toEqual(accepted.ok ? [1, 'ACCEPTED'] : [2, null])
  }
})

it('is withdrawn with a reason for the client, and waits to be priced again', async () => {
  const id = await sentQuote()
  expect((await refusal(await act(quoter, id, 'withdrawQuote', { reason: ' ' })))[1]).toBe('malformed')
  const withdrawn = await order(await act(quoter, id, 'withdrawQuote', { reason: 'Counted twice' }))
  expect(withdrawn).toMatchObject({ status: 'PENDING_REVIEW', queue: 'TO_PRICE', quoteExpiresAt: null })
  expect(withdrawn.deadline?.slice(0, 10)).toBe(dayIn('UTC', nextWorkday('UTC', new Date())))
  expect(withdrawn.actions).toContain('PRICE')
  expect((await historyOf(id)).slice(-2)).toEqual(['QUOTE_WITHDRAWN', 'READY_FOR_INTERNAL_REVIEW'])
  const [email] = await emailsTo(portal.db, withdrawn.number, 'quote-withdrawn')
  expect(email).toContain('Counted twice')
  expect(await refusal(await accept(id, 1))).toEqual([409, 'conflict'])
  expect(await portal.call(getJobRequest, { params: { id } }, client)).toMatchObject({ price: null })
  await order(await act(quoter, id, 'price', pricing(90)))
  expect(await quoteOf(id)).toMatchObject({ version: 2, price: 180, acceptanceStatus: null })
})

it('is not for people who do not set prices, nor for quotes of another system', async () => {
  const id = await sentQuote()
  const engineer = await portal.as('linguist@portolan.example')
  for (const action of ['reviseQuote', 'withdrawQuote'] as const)
    expect((await act(engineer, id, action, { ...pricing(1), reason: 'x' })).status).toBe(403)
  await portal.db
    .insertInto('tms_order')
    .values({ job_request_id: id, system: 'xtrf', round: 1, steps: '{}' } as never)
    .execute()
  const { actions } = await portal.call(getDeskOrder, { params: { id } }, quoter)
  expect(actions).not.toContain('REVISE')
  expect(actions).not.toContain('WITHDRAW')
})
