import { walkInClientId } from '@portolan/contract/clients/clients'
import { getDeskOrder, listDeskOrders } from '@portolan/contract/desk/orders'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { acceptAutoQuote } from '@portolan/contract/quotes/quotes'
import { statsPastDue } from '@portolan/contract/statistics/staff-lists'
import {
  type ProjectStatsType,
  projectStats,
  type QuoteStatsType,
  quoteStats,
} from '@portolan/contract/statistics/statistics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, draft, order, requestThatWent, source, toReview, toWork, upload } from '../../testing/desk.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let paula: Caller
let quentin: Caller
beforeAll(async () => {
  portal = await testApp()
  paula = await portal.as('pm@portolan.example')
  quentin = await portal.as('quoter@portolan.example')
})
afterAll(() => portal.close())

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()

/** The number of projects of a person in a table. */
async function projectsOf(name: string | null, type: ProjectStatsType): Promise<number> {
  const found = await portal.call(projectStats, { params: { type } }, paula)
  return found.find(({ projectManager }) => projectManager === name)?.projectCount ?? 0
}

async function quotesOf(name: string | null, type: QuoteStatsType): Promise<number> {
  const found = await portal.call(quoteStats, { params: { type } }, paula)
  return found.find(({ projectCoordinator }) => projectCoordinator === name)?.quotes ?? 0
}

const assign = async (id: string, body: object) => order(await act(paula, id, 'assign', body))

describe('the figures of a vertical', () => {
  it('STAFF-02 STAFF-03 include a quote of Meridian that was accepted and claimed by Paula', async () => {
    const miriam = await portal.as('client@meridian.example')
    const tables = ['insurance', 'insurancePastDue', 'insuranceTurnaround'] as const
    const figures = () => Promise.all(tables.map((table) => projectsOf('Paula Mendes', table)))
    const [started = 0, late = 0, completed = 0] = await figures()

    const file = source('terms.txt', await upload(miriam, 'terms.txt', 'Five words are in here.'))
    const { id } = await portal.call(createJobRequest, { body: draft([file]) }, miriam)
    const worker = await portal.startWorker()
    const reached = async () => (await portal.call(getJobRequest, { params: { id } }, miriam)).status
    await expect.poll(reached, { timeout: 30_000, interval: 200 }).toBe('QUOTE_READY_FOR_CLIENT_REVIEW')
    const payment = { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' as const } }
    await portal.call(acceptAutoQuote, { params: { id }, body: payment }, miriam)
    const actions = async () => (await portal.call(getDeskOrder, { params: { id } }, paula)).actions
    await expect.poll(actions, { timeout: 30_000, interval: 200 }).toContain('TAKE_IN')
    await worker.stop()

    expect(await order(await act(paula, id, 'takeIn'))).toMatchObject({ vertical: 'insurance' })
    expect(await figures()).toEqual([started + 1, late, completed])
    await assign(id, { deadline: yesterday() })
    expect(await figures()).toEqual([started + 1, late + 1, completed])
    const fileKey = await upload(paula, 'terms.fr.txt', 'Traduit')
    await order(await act(paula, id, 'deliver', { files: [{ fileName: 'terms.fr.txt', languageId: 'fra', fileKey }] }))
    await order(await act(paula, id, 'complete'))
    expect(await figures()).toEqual([started + 1, late, completed + 1])
  }, 60_000)

  it('STAFF-06 include a quote to price, first unassigned and then with its coordinator', async () => {
    const unassigned = await quotesOf(null, 'insurance')
    const taken = await quotesOf('Quentin Osei', 'insurancePastDue')
    const id = await requestThatWent(portal.db, toReview)
    expect(await quotesOf(null, 'insurance')).toBe(unassigned + 1)
    await order(await act(quentin, id, 'takeIn'))
    await assign(id, { deadline: yesterday() })
    expect(await quotesOf('Quentin Osei', 'insurancePastDue')).toBe(taken + 1)
  })

  it('STAFF-02 STAFF-03 STAFF-06 have a table for orders without a vertical, which are in the lists of their people too', async () => {
    const tables = ['noVertical', 'noVerticalPastDue', 'noVerticalDueToday'] as const
    const before = await Promise.all(tables.map((table) => projectsOf('Paula Mendes', table)))
    const work = await requestThatWent(portal.db, toWork, { clientId: walkInClientId })
    expect(await order(await act(paula, work, 'takeIn'))).toMatchObject({ vertical: null })
    await assign(work, { deadline: yesterday() })
    expect(await Promise.all(tables.map((table) => projectsOf('Paula Mendes', table)))).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 1,
      before[2],
    ])

    const late = await quotesOf('Quentin Osei', 'noVerticalPastDue')
    const asked = await requestThatWent(portal.db, toReview, { clientId: walkInClientId })
    const { number, coordinator } = await order(await act(quentin, asked, 'takeIn'))
    await assign(asked, { deadline: yesterday() })
    expect(await quotesOf('Quentin Osei', 'noVerticalPastDue')).toBe(late + 1)
    const { items } = await portal.call(statsPastDue, { params: { id: coordinator?.id ?? '' } }, paula)
    expect(items.map(({ quoteId }) => quoteId)).toContain(number)
    const filter = { queue: 'TO_PRICE', vertical: 'noVertical' } as const
    const { items: found } = await portal.call(listDeskOrders, { query: filter }, paula)
    expect(found.map((one) => one.number)).toContain(number)
    expect(found.every(({ vertical }) => vertical === null)).toBe(true)
  })
})
