import { randomUUID } from 'node:crypto'
import { textFile } from '../../../ports/translation-management.suite.ts'
import type { TmsOrder } from '../../../ports/translation-management.ts'
import { xtrfTranslationManagement } from '../xtrf.ts'
import type { XtrfOptions } from '../xtrf-options.ts'
import type { TestOrder } from './state.ts'
import { type TestXtrf, testToken } from './test-xtrf.ts'

export const ids: Record<string, number> = { enu: 74, fra: 90, deu: 101 }

export const adapter = (url: string, changes: Partial<XtrfOptions> = {}) =>
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
    languages: {
      toXtrf: (id) => ids[id],
      fromXtrf: (xtrfId) => Object.keys(ids).find((id) => ids[id] === xtrfId),
    },
    now: () => new Date(),
    settleMs: 0,
    timeouts: { callMs: 10_000, idleMs: 10_000 },
    ...changes,
  })

export const shortTimeouts = { callMs: 400, idleMs: 400 }

let count = 0
export const newOrder = (changes: Partial<TmsOrder> = {}): TmsOrder => {
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
    contact: { email: 'Ada@harbor.example', name: 'Ada Lind', company: 'Harbor Health, Inc.', phone: '', address: '' },
    notes: 'Handle with care.',
    neededBy: '2026-11-27',
    referenceNumber: null,
    isRush: true,
    priceCents: 12_345,
    payment: ['Payment: Bill to account', 'Client ID number: 77'],
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

export const ordersFor = ({ state }: TestXtrf, { number }: TmsOrder): TestOrder[] =>
  state.orders.filter(
    ({ name, quoteIdNumber, kind }) => name.startsWith(`${number} `) && !(kind === 'project' && quoteIdNumber),
  )
