import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TmsWorld, testSteps, translationManagementSuite } from '../../ports/translation-management.suite.ts'
import type { TmsOrder } from '../../ports/translation-management.ts'
import { adapter, ids, newOrder, ordersFor } from './test-xtrf/orders.ts'
import { addOrder, type TestOrder } from './test-xtrf/state.ts'
import { startTestXtrf, type TestXtrf } from './test-xtrf/test-xtrf.ts'
import type { XtrfOptions } from './xtrf-options.ts'

const never = new AbortController().signal
const customers = new Map([[4200, [{ id: 7, email: 'ada@harbor.example' }]]])

let xtrf: TestXtrf
beforeAll(async () => {
  xtrf = await startTestXtrf()
  for (const [id, persons] of customers) xtrf.state.customers.set(id, persons)
})
afterAll(() => xtrf.kill())

const orderAt = (id: string): TestOrder => xtrf.state.orders.find((order) => order.id === id)!

translationManagementSuite(async (): Promise<TmsWorld> => {
  const state = xtrf.state
  return {
    tms: adapter(xtrf.url),
    order: async (changes) => newOrder(changes),
    count: async (order) => ordersFor(xtrf, order).length,
    async deliver({ id }, { name, languageId, content }) {
      orderAt(id).deliverables.push({
        id: randomUUID(),
        name,
        content: Buffer.from(content),
        category: 'TRANSLATED_DOCUMENT',
        url: null,
        languageId: ids[languageId] ?? null,
      })
    },
    async finish({ id }) {
      orderAt(id).status = 'CLOSED'
      orderAt(id).updatedAt = state.clockMs()
    },
    async sendQuote({ id }, priceCents) {
      orderAt(id).status = 'SENT'
      orderAt(id).totalAgreed = priceCents / 100
    },
  }
})

describe('XTRF', () => {
  it('receives languages, people, notes, fields, files and links', async () => {
    const placed = await adapter(xtrf.url).submit(newOrder(), testSteps(), never)
    const made = orderAt(placed.id)
    expect(made).toMatchObject({ kind: 'project', clientId: 4200, externalId: placed.requestId, name: `${made.name}` })
    expect(made.set).toMatchObject({
      sourceLanguage: { sourceLanguageId: 74 },
      targetLanguages: { targetLanguageIds: [90, 101] },
      specialization: { specializationId: 5 },
      clientContacts: { primaryId: 7 },
      clientReferenceNumber: expect.stringMatching(/^P-2026-/),
      clientDeadline: Date.parse('2026-12-01T12:00:00Z'),
      clientNotes: 'Handle with care.\n\nNeeded by: 2026-11-27\n\nunheardOf: yes\npages: many',
      internalNotes: expect.stringContaining(
        'Rush.\n\nAgreed with the client: 123.45 USD.\n\nPayment: Bill to account\nClient ID number: 77',
      ),
    })
    expect(made.fields).toEqual({ costCentre: 'B-17', Urgent: true })
    expect(made.files.map(({ name, category, content, url }) => [name, category, String(content), url])).toEqual([
      ['letter „ä%22.docx', 'SOURCE_DOCUMENT', 'Guten Tag', null],
      ['glossary.txt', 'REFERENCE', 'Tag = day', null],
      ['scan.pdf', 'SOURCE_DOCUMENT', '', 'https://files.example/scan.pdf'],
    ])
  })

  it('gets links of a quote and unknown contacts in the notes', async () => {
    const stranger = {
      email: 'eva@harbor.example',
      name: 'Eva Berg',
      company: 'Berg Tools',
      phone: '+1 617 555 0142',
      address: '12 Quay Street, Boston',
    }
    const order = newOrder({ wanted: 'quote', contact: stranger, customFields: [], notes: '', neededBy: null })
    const { id } = await adapter(xtrf.url).submit(order, testSteps(), never)
    expect(orderAt(id).set).toMatchObject({
      clientNotes: 'Source "scan.pdf": https://files.example/scan.pdf',
      internalNotes: expect.stringContaining(
        'Asked for by Eva Berg <eva@harbor.example>, Berg Tools.\n\nPhone: +1 617 555 0142\nAddress: 12 Quay Street, Boston',
      ),
    })
    expect(orderAt(id).set.clientContacts).toBeUndefined()
  })

  it('finds the project of an accepted quote and skips classic ones', async () => {
    const tms = adapter(xtrf.url)
    const placed = await tms.submit(newOrder({ wanted: 'quote' }), testSteps(), never)
    orderAt(placed.id).status = 'SENT'
    await tms.accept(placed, ['Payment: Credit card', 'Billing email: books@harbor.example'], never)
    expect(orderAt(placed.id).set.internalNotes).toMatch(
      /\n\nPayment: Credit card\nBilling email: books@harbor.example$/,
    )
    addOrder(xtrf.state, { kind: 'project', clientId: 4200, name: 'Classic', isClassic: true })
    const progress = await tms.getStatus(placed, never)
    expect(progress).toMatchObject({ status: 'working', movedTo: { kind: 'smart-project' } })
    const movedTo = 'movedTo' in progress ? progress.movedTo! : placed
    expect(await tms.getStatus(movedTo, never)).toEqual({ status: 'working' })
    await expect(tms.getStatus({ ...movedTo, kind: 'smart-quote' }, never)).rejects.toMatchObject({ retry: 'never' })
    await expect(tms.getStatus({ ...movedTo, kind: 'classic-project' }, never)).rejects.toMatchObject({
      retry: 'never',
    })
  })

  it('writes the reason of a rejection into the notes, and can accept the quote later', async () => {
    const tms = adapter(xtrf.url)
    const placed = await tms.submit(newOrder({ wanted: 'quote' }), testSteps(), never)
    await tms.reject(placed, 'Too dear', never)
    expect(orderAt(placed.id).set.internalNotes).toMatch(/Rejected by the client: Too dear$/)
    await tms.accept(placed, [], never)
    expect(orderAt(placed.id).status).toBe('APPROVED')
  })

  it('rejects a price in another currency', async () => {
    const tms = adapter(xtrf.url, { currencyId: 2 })
    const placed = await tms.submit(newOrder({ wanted: 'quote' }), testSteps(), never)
    Object.assign(orderAt(placed.id), { status: 'SENT', totalAgreed: 5 })
    await expect(tms.getStatus(placed, never)).rejects.toMatchObject({ retry: 'never' })
  })

  it('fails for good with a wrong key, a service of classic projects or an unknown language', async () => {
    const submit = (changes: Partial<XtrfOptions>, order: Partial<TmsOrder> = {}) =>
      adapter(xtrf.url, changes).submit(newOrder(order), testSteps(), never)
    await expect(submit({ token: 'wrong' })).rejects.toMatchObject({ retry: 'never' })
    await expect(submit({ serviceId: 13 })).rejects.toMatchObject({ retry: 'never' })
    await expect(submit({}, { targetLanguageIds: ['tlh'] })).rejects.toMatchObject({ retry: 'never' })
  })

  it('waits for an unanswered create to settle before it searches for the result', async () => {
    const order = newOrder()
    const steps = testSteps({ 'making:smart-project:1': String(Date.now()) })
    const early = adapter(xtrf.url, { settleMs: 60_000 }).submit(order, steps, never)
    await expect(early).rejects.toMatchObject({ retry: 'later', afterMs: expect.toSatisfy((ms) => ms > 50_000) })
    expect(ordersFor(xtrf, order)).toEqual([])
  })

  it('creates each webhook once, and once more where XTRF dropped it', async () => {
    const tms = adapter(xtrf.url)
    const address = 'https://portal.example/xtrf/events/secret'
    await tms.ensureWebhook!(address, never)
    await tms.ensureWebhook!(address, never)
    xtrf.state.subscriptions.splice(0, 1)
    await tms.ensureWebhook!(address, never)
    expect(xtrf.state.subscriptions.map(({ event }) => event).toSorted()).toEqual([
      'project_status_changed',
      'quote_status_changed',
    ])
  })

  it('signs known people in to its portal', async () => {
    const tms = adapter(xtrf.url)
    const form = await tms.signIn!('ada@harbor.example', never)
    expect(form).toEqual({ url: 'https://xtrf.example/customers/sign-in', fields: { accessToken: expect.any(String) } })
    expect(await tms.signIn!('nobody@harbor.example', never)).toBeNull()
  })

  it('got no rejected calls except the intended ones', () => {
    const intended =
      /^(401|400 POST \/home-api\/v2\/projects:|400 PUT .*customFields\/pages|40[04] GET|404 POST .*accessToken)/
    expect(xtrf.refused.filter((line) => !intended.test(line))).toEqual([])
  })
})
