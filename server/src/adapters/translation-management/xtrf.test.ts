import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  memory,
  type TmsWorld,
  textFile,
  translationManagementSuite,
} from '../../ports/translation-management.suite.ts'
import type { TmsOrder } from '../../ports/translation-management.ts'
import { addOrder, type TestOrder } from './test-xtrf/state.ts'
import { isCreate, startTestXtrf, type TestXtrf, testToken } from './test-xtrf/test-xtrf.ts'
import { xtrfTranslationManagement } from './xtrf.ts'
import type { XtrfOptions } from './xtrf-options.ts'

const ids: Record<string, number> = { enu: 74, fra: 90, deu: 101 }
const never = new AbortController().signal

const adapter = (url: string, changes: Partial<XtrfOptions> = {}) =>
  xtrfTranslationManagement({
    url,
    token: testToken,
    serviceId: 11,
    specializationId: 5,
    clientIds: { 42: 4200 },
    categories: { source: 'SOURCE_DOCUMENT', reference: 'REFERENCE' },
    completedStatuses: ['DELIVERED', 'CLOSED'],
    currencyId: 1,
    events: ['project_status_changed', 'quote_status_changed'],
    link: 'https://xtrf.example/projects/{id}',
    languages: {
      toXtrf: (id) => ids[id],
      fromXtrf: (xtrfId) => Object.keys(ids).find((id) => ids[id] === xtrfId),
    },
    now: () => new Date(),
    settleMs: 0,
    patience: { callMs: 10_000, idleMs: 10_000 },
    ...changes,
  })

const impatience = { callMs: 400, idleMs: 400 }

let count = 0
const newOrder = (changes: Partial<TmsOrder> = {}): TmsOrder => {
  const requestId = randomUUID()
  count += 1
  return {
    requestId,
    key: requestId,
    number: `P-2026-${String(count).padStart(6, '0')}`,
    wanted: 'project',
    clientId: 42,
    name: 'Discharge letters',
    sourceLanguageId: 'enu',
    targetLanguageIds: ['fra', 'deu'],
    serviceId: null,
    contact: { email: 'Ada@harbor.example', name: 'Ada Lind' },
    notes: 'Handle with care.',
    referenceNumber: null,
    isRush: true,
    priceCents: 12_345,
    deadline: new Date('2026-12-01T12:00:00Z'),
    customFields: [
      { name: 'costCentre', value: 'B-17' },
      { name: 'Urgent', value: 'true' },
      { name: 'unheardOf', value: 'yes' },
      { name: 'pages', value: 'many' },
    ],
    files: [textFile('letter „ä".docx', 'Guten Tag'), textFile('glossary.txt', 'Tag = day', true)],
    links: [{ url: 'https://files.example/scan.pdf', name: 'scan.pdf', isReference: false }],
    ...changes,
  }
}

const customers = new Map([[4200, [{ id: 7, email: 'ada@harbor.example' }]]])
const ordersFor = ({ state }: TestXtrf, { number }: TmsOrder): TestOrder[] =>
  state.orders.filter(
    ({ name, quoteIdNumber, kind }) => name.startsWith(`${number} `) && !(kind === 'project' && quoteIdNumber),
  )

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
        ...{ id: randomUUID(), name, content: Buffer.from(content), category: 'TRANSLATED_DOCUMENT', url: null },
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
  it('has all of the order: languages, people, notes, fields, files and links', async () => {
    const placed = await adapter(xtrf.url).submit(newOrder(), memory(), never)
    const made = orderAt(placed.id)
    expect(made).toMatchObject({ kind: 'project', clientId: 4200, externalId: placed.requestId, name: `${made.name}` })
    expect(made.set).toMatchObject({
      sourceLanguage: { sourceLanguageId: 74 },
      targetLanguages: { targetLanguageIds: [90, 101] },
      specialization: { specializationId: 5 },
      clientContacts: { primaryId: 7 },
      clientReferenceNumber: expect.stringMatching(/^P-2026-/),
      clientDeadline: Date.parse('2026-12-01T12:00:00Z'),
      clientNotes: 'Handle with care.\n\nunheardOf: yes\npages: many',
      internalNotes: expect.stringContaining('Rush.\n\nAgreed with the client: 123.45 USD.'),
    })
    expect(made.fields).toEqual({ costCentre: 'B-17', Urgent: true })
    expect(made.files.map(({ name, category, content, url }) => [name, category, String(content), url])).toEqual([
      ['letter „ä%22.docx', 'SOURCE_DOCUMENT', 'Guten Tag', null],
      ['glossary.txt', 'REFERENCE', 'Tag = day', null],
      ['scan.pdf', 'SOURCE_DOCUMENT', '', 'https://files.example/scan.pdf'],
    ])
    expect(adapter(xtrf.url).linkTo(placed)).toBe(`https://xtrf.example/projects/${placed.id}`)
  })

  it('says links in the notes of a quote, and names whom it does not know', async () => {
    const stranger = { email: 'eva@harbor.example', name: 'Eva Berg' }
    const order = newOrder({ wanted: 'quote', contact: stranger, customFields: [], notes: '' })
    const { id } = await adapter(xtrf.url).submit(order, memory(), never)
    expect(orderAt(id).set).toMatchObject({
      clientNotes: 'Source "scan.pdf": https://files.example/scan.pdf',
      internalNotes: expect.stringContaining('Asked for by Eva Berg <eva@harbor.example>.'),
    })
    expect(orderAt(id).set.clientContacts).toBeUndefined()
  })

  it('follows an accepted quote to its project, past classic ones', async () => {
    const tms = adapter(xtrf.url)
    const placed = await tms.submit(newOrder({ wanted: 'quote' }), memory(), never)
    orderAt(placed.id).status = 'SENT'
    await tms.accept(placed, never)
    addOrder(xtrf.state, { kind: 'project', clientId: 4200, name: 'Classic', isClassic: true })
    const progress = await tms.look(placed, never)
    expect(progress).toMatchObject({ status: 'working', movedTo: { kind: 'smart-project' } })
    const movedTo = 'movedTo' in progress ? progress.movedTo! : placed
    expect(await tms.look(movedTo, never)).toEqual({ status: 'working' })
    await expect(tms.look({ ...movedTo, kind: 'smart-quote' }, never)).rejects.toMatchObject({ retry: 'never' })
    await expect(tms.look({ ...movedTo, kind: 'classic-project' }, never)).rejects.toMatchObject({ retry: 'never' })
  })

  it('writes the reason of a rejection into the internal notes, and takes a change of mind', async () => {
    const tms = adapter(xtrf.url)
    const placed = await tms.submit(newOrder({ wanted: 'quote' }), memory(), never)
    await tms.reject(placed, 'Too dear', never)
    expect(orderAt(placed.id).set.internalNotes).toMatch(/Rejected by the client: Too dear$/)
    await tms.accept(placed, never)
    expect(orderAt(placed.id).status).toBe('APPROVED')
  })

  it('takes no price in another currency', async () => {
    const tms = adapter(xtrf.url, { currencyId: 2 })
    const placed = await tms.submit(newOrder({ wanted: 'quote' }), memory(), never)
    Object.assign(orderAt(placed.id), { status: 'SENT', totalAgreed: 5 })
    await expect(tms.look(placed, never)).rejects.toMatchObject({ retry: 'never' })
  })

  it('gives up on what XTRF will never take: a wrong key, a service of classic projects, an unknown language', async () => {
    const submit = (changes: Partial<XtrfOptions>, order: Partial<TmsOrder> = {}) =>
      adapter(xtrf.url, changes).submit(newOrder(order), memory(), never)
    await expect(submit({ token: 'wrong' })).rejects.toMatchObject({ retry: 'never' })
    await expect(submit({ serviceId: 13 })).rejects.toMatchObject({ retry: 'never' })
    await expect(submit({}, { targetLanguageIds: ['tlh'] })).rejects.toMatchObject({ retry: 'never' })
  })

  it('waits for a create that was never answered before it looks for it', async () => {
    const order = newOrder()
    const steps = memory({ 'making:smart-project:1': String(Date.now()) })
    const early = adapter(xtrf.url, { settleMs: 60_000 }).submit(order, steps, never)
    await expect(early).rejects.toMatchObject({ retry: 'later', afterMs: expect.toSatisfy((ms) => ms > 50_000) })
    expect(ordersFor(xtrf, order)).toEqual([])
  })

  it('subscribes once, and again where XTRF dropped it', async () => {
    const tms = adapter(xtrf.url)
    const address = 'https://portal.example/xtrf/events/secret'
    await tms.subscribe!(address, never)
    await tms.subscribe!(address, never)
    xtrf.state.subscriptions.splice(0, 1)
    await tms.subscribe!(address, never)
    expect(xtrf.state.subscriptions.map(({ event }) => event).toSorted()).toEqual([
      'project_status_changed',
      'quote_status_changed',
    ])
  })

  it('opens its portal for those it knows', async () => {
    const tms = adapter(xtrf.url)
    const form = await tms.signIn!('ada@harbor.example', never)
    expect(form).toEqual({ url: 'https://xtrf.example/customers/sign-in', fields: { accessToken: expect.any(String) } })
    expect(await tms.signIn!('nobody@harbor.example', never)).toBeNull()
  })

  it('made no call that XTRF refuses but those meant to be', () => {
    const meant =
      /^(401|400 POST \/home-api\/v2\/projects:|400 PUT .*customFields\/pages|40[04] GET|404 POST .*accessToken)/
    expect(xtrf.refused.filter((line) => !meant.test(line))).toEqual([])
  })
})

describe('XTRF in trouble', () => {
  const faults = ['500-before', '500-after', 'cut-before', 'cut-after', 'silent-before', 'silent-after'] as const

  /** Hands over again and again, as the job does, with one memory. */
  async function untilPlaced(url: string, order: TmsOrder, patience = impatience) {
    const steps = memory()
    for (let tries = 0; tries < 60; tries += 1) {
      const placed = await adapter(url, { patience })
        .submit(order, steps, never)
        .catch((error: { retry?: string }) => {
          if (error.retry !== 'later') throw error
          return undefined
        })
      if (placed) return placed
    }
    throw new Error('It never got there.')
  }

  it.each(faults)('doubles nothing where every create fails once: %s', async (fault) => {
    const failed = new Set<string>()
    const troubled = await startTestXtrf({
      fault(request) {
        if (!isCreate(request) || failed.has(request.url!)) return 'none'
        failed.add(request.url!)
        return fault
      },
    })
    troubled.state.customers.set(4200, [])
    for (const wanted of ['project', 'quote'] as const) {
      const order = newOrder({ wanted })
      await untilPlaced(troubled.url, order)
      expect(ordersFor(troubled, order)).toHaveLength(1)
    }
    await troubled.kill()
  })

  it('loses and doubles nothing with one answer in ten failing', async () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const quick = faults.slice(0, 4)
    const troubled = await startTestXtrf({
      fault: () => (random() < 0.1 ? quick[Math.floor(random() * quick.length)]! : 'none'),
    })
    troubled.state.customers.set(4200, [])
    const orders = Array.from({ length: 30 }, (_, index) => newOrder({ wanted: index % 2 ? 'quote' : 'project' }))
    for (const order of orders) await untilPlaced(troubled.url, order, { callMs: 10_000, idleMs: 10_000 })
    for (const order of orders) {
      const [made, ...doubles] = ordersFor(troubled, order)
      expect(doubles).toEqual([])
      const added = made!.files.filter(({ category }) => category !== undefined)
      expect(added.map(({ name }) => name).toSorted()).toEqual(
        ['glossary.txt', 'letter „ä%22.docx', ...(order.wanted === 'project' ? ['scan.pdf'] : [])].toSorted(),
      )
    }
    await troubled.kill()
  })

  it('goes on where it was when XTRF was killed half way', async () => {
    let calls = 0
    const first = await startTestXtrf({
      fault() {
        calls += 1
        if (calls === 6) void first.kill()
        return calls >= 6 ? 'cut-after' : 'none'
      },
    })
    first.state.customers.set(4200, [])
    const { state, port } = first
    const order = newOrder()
    const steps = memory()
    await expect(adapter(first.url).submit(order, steps, never)).rejects.toMatchObject({ retry: 'later' })
    await expect(adapter(first.url).submit(order, steps, never)).rejects.toMatchObject({ retry: 'later' })
    const second = await startTestXtrf({ state, port })
    await adapter(second.url).submit(order, steps, never)
    expect(ordersFor(second, order)).toHaveLength(1)
    await second.kill()
  })

  it('R8 never hangs on a silent XTRF', async () => {
    const silent = await startTestXtrf({ fault: () => 'silent-before' })
    silent.state.customers.set(4200, [])
    const before = performance.now()
    await expect(
      adapter(silent.url, { patience: impatience }).submit(newOrder(), memory(), never),
    ).rejects.toMatchObject({ retry: 'later' })
    const place = { kind: 'smart-project', id: 'x', requestId: 'x' }
    const file = { id: 'x', name: 'x', languageId: null, size: null }
    await expect(
      adapter(silent.url, { patience: impatience }).readDeliverable(place, file, never),
    ).rejects.toMatchObject({ retry: 'later' })
    expect(performance.now() - before).toBeLessThan(3_000)
    await silent.kill()
  })
})
