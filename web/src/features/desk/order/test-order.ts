import type { DeskOrder, DeskOrderSummary } from '@portolan/contract/desk/desk'
import { aRequest } from '../../../shared/request/test-request.ts'

export const orderId = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e31'
const requestId = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e32'
export const quinn = { id: '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e33', name: 'Quinn Adler' }

export const aSummary = (more: Partial<DeskOrderSummary> = {}): DeskOrderSummary => ({
  id: orderId,
  number: 'Q-2026-000028',
  jobRequestId: requestId,
  name: 'Diabetes course',
  client: { id: 1001, name: 'Harbor Health' },
  walkInCompany: null,
  sourceLanguage: { id: 'enu', name: 'English (United States)' },
  targetLanguages: [
    { id: 'esm', name: 'Spanish (Latin America)' },
    { id: 'vit', name: 'Vietnamese' },
  ],
  languagesWithFiles: 0,
  status: 'PRICING',
  queue: 'TO_PRICE',
  vertical: 'healthcare',
  rateType: 'STANDARD',
  startedAt: '2026-11-13T10:43:11.000Z',
  receivedAt: '2026-11-13T10:43:11.000Z',
  deadline: '2026-11-16T10:43:11.000Z',
  closedAt: null,
  isPastDue: false,
  unansweredSince: null,
  quoteExpiresAt: null,
  isWaitingForOrder: false,
  isWaitingForPayment: false,
  isInvoiceInReview: false,
  isBeingCorrected: false,
  purchaseOrders: [],
  totalAgreed: null,
  projectManager: null,
  coordinator: null,
  qaSpecialist: null,
  ...more,
})

export const anOrder = (more: Partial<DeskOrder> = {}): DeskOrder => ({
  ...aSummary(),
  request: aRequest({
    id: requestId,
    status: 'READY_FOR_INTERNAL_REVIEW',
    count: { words: 2500, characters: 14_000, asianCharacters: 0, pages: 10, notes: [] },
    files: [],
    history: [{ at: '2026-11-13T10:43:11.000Z', status: 'CREATED', by: 'Helen Marsh', reason: null }],
  }),
  requester: {
    company: 'Harbor Health, Inc.',
    name: 'Helen Marsh',
    email: 'client@harbor.example',
    address: null,
    customFields: [],
  },
  escalation: null,
  quote: null,
  payment: null,
  suggestion: null,
  minimumCharge: 0,
  qaJobs: [],
  assignments: [],
  sourceFileNames: [],
  sourceFileKeys: [],
  withheldFileKeys: [],
  removedFileKeys: [],
  otherSystem: null,
  timeZone: 'Europe/Berlin',
  projectGroupName: null,
  actions: [],
  ...more,
})
