import * as z from 'zod/mini'
import { Address } from '../address.ts'
import { TypedFieldValue } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { JobRequest, NamedLanguage } from '../job-requests/requests.ts'
import { Money } from '../quotes/money.ts'
import { Payment } from '../quotes/payments.ts'
import { AutoQuoteAnswer, QuoteLine, RateType } from '../quotes/quotes.ts'
import { dashboardRoles } from '../roles.ts'
import { EscalationReason } from '../translation-management/translation-management.ts'

export const Vertical = z.enum(['comprehension', 'healthcare', 'insurance', 'technical', 'government', 'taiwan'])
export type Vertical = z.infer<typeof Vertical>

/** For lists and figures by vertical; includes orders without one. */
export const VerticalOrNone = z.enum([...Vertical.options, 'noVertical'])
export type VerticalOrNone = z.infer<typeof VerticalOrNone>

/** The status of an order at the desk. The first three are quotes, the others projects. */
export const DeskStatus = z.enum([
  'PENDING_REVIEW',
  'PRICING',
  'WITH_CLIENT',
  'NEW',
  'IN_PROGRESS',
  'IN_QA',
  'COMPLETED',
  'CANCELLED',
])
export type DeskStatus = z.infer<typeof DeskStatus>

/** The desk's queues. ATTENTION holds rejected and failed requests, clients who write after a rejection, and reported problems. */
export const DeskQueue = z.enum(['TO_PRICE', 'WITH_CLIENT', 'NEW', 'IN_PROGRESS', 'IN_QA', 'ATTENTION', 'CLOSED'])
export type DeskQueue = z.infer<typeof DeskQueue>

export const Person = z.object({ id: z.uuid(), name: z.string() })
export type Person = z.infer<typeof Person>

/** An action the caller may perform on an order now. */
export const DeskAction = z.enum([
  'ASSIGN',
  'TAKE_IN',
  'PRICE',
  'TURN_AWAY',
  'RETRY',
  'SUBMIT',
  'REQUOTE',
  'DELIVER',
  'SEND_TO_QA',
  'FINISH_QA',
  'COMPLETE',
  'REOPEN',
  'CANCEL',
  'SEND_PAYMENT_LINK',
  'MARK_PAID',
])
export type DeskAction = z.infer<typeof DeskAction>

export const DeskOrderSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  /** Null for work that did not come through the portal. */
  jobRequestId: z.nullable(z.uuid()),
  name: z.string(),
  client: z.object({ id: z.int(), name: z.string() }),
  /** The company that a walk-in visitor entered; null for other clients' orders. */
  walkInCompany: z.nullable(z.string()),
  sourceLanguage: z.nullable(NamedLanguage),
  targetLanguages: z.array(NamedLanguage),
  status: DeskStatus,
  vertical: z.nullable(Vertical),
  rateType: RateType,
  startedAt: z.iso.datetime(),
  /** With the provider's offset, so that its date part is the provider's day. */
  deadline: z.nullable(z.iso.datetime({ offset: true })),
  isPastDue: z.boolean(),
  totalAgreed: z.nullable(Money),
  projectManager: z.nullable(Person),
  coordinator: z.nullable(Person),
  qaSpecialist: z.nullable(Person),
})
export type DeskOrderSummary = z.infer<typeof DeskOrderSummary>

export const QaJob = z.object({
  id: z.uuid(),
  qaType: z.string(),
  assignedTo: z.nullable(Person),
  status: z.enum(['ASSIGNED', 'PASSED', 'FAILED']),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  note: z.string(),
})
export type QaJob = z.infer<typeof QaJob>

/** The requester, with everything they entered: visitors in the form, members when signing up. */
export const DeskRequester = z.object({
  company: z.string(),
  name: z.string(),
  email: z.string(),
  /** Null if no part was entered. */
  address: z.nullable(Address),
  /** The client's custom fields about its users. */
  customFields: z.array(TypedFieldValue),
})
export type DeskRequester = z.infer<typeof DeskRequester>

/** What a client asked for who was not content with a machine translation. */
export const DeskEscalation = z.object({
  reason: EscalationReason,
  /** Null unless the reason is OTHER. */
  otherReason: z.nullable(z.string()),
  notes: z.string(),
  /** The machine translations that go along. */
  referenceNames: z.array(z.string()),
})
export type DeskEscalation = z.infer<typeof DeskEscalation>

export const DeskOrder = z.extend(DeskOrderSummary, {
  request: z.nullable(JobRequest),
  /** Null for work that did not come through the portal. */
  requester: z.nullable(DeskRequester),
  /** Null unless a machine translation or a failed request was sent to human translators. */
  escalation: z.nullable(DeskEscalation),
  quote: z.nullable(AutoQuoteAnswer),
  /** Null until a quote is accepted, and if the client's procurement system pays. */
  payment: z.nullable(Payment),
  /** A suggested price, for staff who may price the order now; null for everyone else. */
  suggestion: z.nullable(
    z.object({
      /** Only languages that have a rate; empty if nothing was counted. */
      lines: z.array(z.extend(QuoteLine, { minimumPages: z.number() })),
      /** Derived from the rates' pages per day, or three working days. A day in the provider's calendar. */
      deliveryDay: z.iso.date(),
    }),
  ),
  qaJobs: z.array(QaJob),
  projectGroupName: z.nullable(z.string()),
  actions: z.array(DeskAction),
})
export type DeskOrder = z.infer<typeof DeskOrder>

const access = { roles: dashboardRoles }
const Id = z.object({ id: z.uuid() })
const id = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }

export const listDeskOrders = endpoint({
  name: 'listDeskOrders',
  summary: 'List the orders of a queue, earliest due first',
  tag: 'desk',
  method: 'GET',
  path: '/desk/orders',
  access,
  query: z.object({
    queue: DeskQueue,
    vertical: z.optional(VerticalOrNone),
    /** Only orders assigned to the caller. */
    isMine: z.optional(z.stringbool()),
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    pageToken: z.optional(z.string().check(z.maxLength(500))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  reply: z.object({ items: z.array(DeskOrderSummary), nextPageToken: z.nullable(z.string()) }),
  refusals: ['page_token_invalid'],
  example: { query: { queue: 'TO_PRICE', pageSize: 25 } },
})

export const countDeskOrders = endpoint({
  name: 'countDeskOrders',
  summary: 'Count the orders of each queue',
  tag: 'desk',
  method: 'GET',
  path: '/desk/counts',
  access,
  query: z.object({ isMine: z.optional(z.stringbool()) }),
  /** Counts stop at 10,000. */
  reply: z.object({ items: z.array(z.object({ queue: DeskQueue, orders: z.int() })) }),
  refusals: [],
  example: { query: { isMine: 'true' } },
})

export const listDeskPeople = endpoint({
  name: 'listDeskPeople',
  summary: 'List the people work can be assigned to',
  tag: 'desk',
  method: 'GET',
  path: '/desk/people',
  access,
  reply: z.object({
    projectManagers: z.array(Person),
    coordinators: z.array(Person),
    qaSpecialists: z.array(Person),
  }),
  refusals: [],
  example: {},
})

export const getDeskOrder = endpoint({
  name: 'getDeskOrder',
  summary: 'Get an order with its request, quote, QA jobs and allowed actions, by order id or request id',
  tag: 'desk',
  method: 'GET',
  path: '/desk/orders/{id}',
  access,
  params: Id,
  reply: DeskOrder,
  refusals: ['order_not_found'],
  example: { params: id },
})
