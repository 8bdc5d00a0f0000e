import * as z from 'zod/mini'
import { Address } from '../address.ts'
import { TypedFieldValue } from '../clients/clients.ts'
import { JobRequest, NamedLanguage } from '../job-requests/requests.ts'
import { Money } from '../quotes/money.ts'
import { Payment } from '../quotes/payments.ts'
import { AutoQuoteAnswer, QuoteLine, RateType } from '../quotes/quotes.ts'
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

/**
 * The desk's queues. ATTENTION holds rejected and failed requests, clients who write after a rejection, reported problems, and
 * accepted quotes of walk-ins that wait for staff to send the payment link or to allow the invoice.
 */
export const DeskQueue = z.enum(['TO_PRICE', 'WITH_CLIENT', 'NEW', 'IN_PROGRESS', 'IN_QA', 'ATTENTION', 'CLOSED'])
export type DeskQueue = z.infer<typeof DeskQueue>

/** A queue, or all open orders. */
export const DeskQueueOrAll = z.enum(['ALL', ...DeskQueue.options])
export type DeskQueueOrAll = z.infer<typeof DeskQueueOrAll>

/**
 * Why an order needs someone now: its deadline, a message of the client without an answer, a quote that ends within three
 * days, an invoice that a walk-in chose and staff have to allow, a payment link that staff have to send to a walk-in, or
 * something that went wrong.
 */
export const DeskNeed = z.enum(['OVERDUE', 'DUE_TODAY', 'UNANSWERED', 'EXPIRING', 'INVOICE', 'PAYMENT', 'PROBLEM'])
export type DeskNeed = z.infer<typeof DeskNeed>

/** Orders that are being worked on, or requests that wait for a price. Only these two have a deadline that can pass. */
export const DeskKind = z.enum(['PROJECT', 'QUOTE'])
export type DeskKind = z.infer<typeof DeskKind>

/** The columns a queue can be sorted by; descending with a minus sign. For closed orders, `due` is when they were closed. */
export const DeskSort = z.enum([
  ...(['due', 'number', 'name', 'price', 'received'] as const),
  ...(['-due', '-number', '-name', '-price', '-received'] as const),
])
export type DeskSort = z.infer<typeof DeskSort>

export const Person = z.object({ id: z.uuid(), name: z.string() })
export type Person = z.infer<typeof Person>

/** An action the caller may perform on an order now. */
export const DeskAction = z.enum([
  'ASSIGN',
  'TAKE_IN',
  'PUT_BACK',
  'PRICE',
  'REVISE',
  'WITHDRAW',
  'TURN_AWAY',
  'RETRY',
  'SUBMIT',
  'REQUOTE',
  'DELIVER',
  'SEND_TO_QA',
  'FINISH_QA',
  'COMPLETE',
  'REOPEN',
  'KEEP_DELIVERY',
  'CANCEL',
  'UNDO_CANCEL',
  'SEND_PAYMENT_LINK',
  'MARK_PAID',
  'ALLOW_INVOICE',
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
  /** How many of the target languages have a translated file. */
  languagesWithFiles: z.int(),
  status: DeskStatus,
  /** The quote is accepted, and the client's procurement system has not sent the purchase order yet. */
  isWaitingForOrder: z.boolean(),
  /** A walk-in accepted the quote, and has not paid yet or waits for an invoice to be allowed. */
  isWaitingForPayment: z.boolean(),
  /** A walk-in chose an invoice, and staff have neither allowed it nor asked for payment first. */
  isInvoiceInReview: z.boolean(),
  /** Delivered before, and reopened to correct the files. */
  isBeingCorrected: z.boolean(),
  /** Numbers of the purchase orders that the client's procurement system sent, the earliest first, or the one entered for the invoice. */
  purchaseOrders: z.array(z.string()),
  queue: DeskQueue,
  vertical: z.nullable(Vertical),
  rateType: RateType,
  startedAt: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  /** With the provider's offset, so that its date part is the provider's day. */
  deadline: z.nullable(z.iso.datetime({ offset: true })),
  /** When it was completed, rejected or cancelled; null outside of CLOSED. */
  closedAt: z.nullable(z.iso.datetime()),
  isPastDue: z.boolean(),
  /** The first message of the client that staff have not answered. */
  unansweredSince: z.nullable(z.iso.datetime()),
  /** Until when the client may accept the quote; null unless it waits for the client. */
  quoteExpiresAt: z.nullable(z.iso.datetime()),
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

/** Who had a role of an order from a moment on. */
export const DeskAssignment = z.object({
  at: z.iso.datetime(),
  role: z.enum(['PROJECT_MANAGER', 'COORDINATOR', 'QA_SPECIALIST']),
  /** The names at that time; null for nobody. */
  person: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  /** Who assigned it; the same person if they took it themselves. */
  by: z.string(),
})
export type DeskAssignment = z.infer<typeof DeskAssignment>

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

/** Another translation management system that has the work. */
export const OtherSystem = z.object({
  name: z.string(),
  /** The page of the order in that system; null if it has none. */
  url: z.nullable(z.string()),
})
export type OtherSystem = z.infer<typeof OtherSystem>

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
      lines: z.array(z.extend(QuoteLine, { minimumQuantity: z.number() })),
      /** Derived from the rates' pages per day, or three working days. A day in the provider's calendar. */
      deliveryDay: z.iso.date(),
    }),
  ),
  /** What each language of a quote costs at least; 0 if there is no minimum, or the reader prices nothing. */
  minimumCharge: z.number(),
  qaJobs: z.array(QaJob),
  /** Every change of the people who have it, oldest first. Clients do not see them. */
  assignments: z.array(DeskAssignment),
  /** Keys of the translated files that the client does not have yet. */
  withheldFileKeys: z.array(z.string()),
  /** Names of files of the client that completing the order would deliver as translations. */
  sourceFileNames: z.array(z.string()),
  /** Keys of the translated files that are the client's own, byte for byte. */
  sourceFileKeys: z.array(z.string()),
  /** Keys of the translated files that the client has until a reopened order is completed. */
  removedFileKeys: z.array(z.string()),
  /** Null while the work is done at the desk. */
  otherSystem: z.nullable(OtherSystem),
  projectGroupName: z.nullable(z.string()),
  /** Where the provider works, an IANA name. Deadlines are typed in it. */
  timeZone: z.string(),
  actions: z.array(DeskAction),
})
export type DeskOrder = z.infer<typeof DeskOrder>
