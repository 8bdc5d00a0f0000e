import type { DeskAction, DeskStatus } from '@portolan/contract/desk/desk'
import { openStatuses, unpricedStatuses, workStatuses } from '@portolan/contract/desk/order-statuses'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { PaymentType } from '@portolan/contract/quotes/quotes'
import type { Role } from '@portolan/contract/roles'

const managers: readonly Role[] = ['ADMIN', 'POWER_USER', 'CLIENT_MANAGER', 'PROJECT_COORDINATOR']
const pricers: readonly Role[] = [...managers, 'QUOTER']
const makers: readonly Role[] = [...managers, 'DESKTOP_PUBLISHER', 'ENGINEER']
const checkers: readonly Role[] = [...managers, 'QA']

const projects: readonly DeskStatus[] = ['NEW', ...workStatuses, 'COMPLETED']
/** The work waits for the purchase order, the payment or the invoice. */
const accepted = { statuses: ['WITH_CLIENT'], requests: ['QUOTE_ACCEPTED'] } as const

/** The part of an order that decides which actions are allowed. */
export type OrderState = {
  readonly status: DeskStatus
  /** Null for orders without a request. */
  readonly requestStatus: JobRequestStatus | null
  /** False if another system than the desk has the work. */
  readonly isOurs: boolean
  readonly openChecks: number
  /** Something was delivered or checked already. */
  readonly hasWork: boolean
  /** Delivered before and opened again, with all the files that the client had. */
  readonly isReopened: boolean
  /** How the client is going to pay; null if nothing is left to be paid. */
  readonly unpaid: PaymentType | null
  /** A walk-in chose an invoice and the work has not started. */
  readonly isInvoiceWaiting: boolean
}

type Rule = {
  readonly action: DeskAction
  readonly roles: readonly Role[]
  readonly statuses: readonly DeskStatus[]
  /** Required request statuses. Absent: any status, or no request at all. */
  readonly requests?: readonly JobRequestStatus[]
  /** Only while the desk has the work. */
  readonly isWork?: true
  /** Only while no other system has the order. */
  readonly isOurs?: true
  readonly checks?: 'some' | 'none'
  /** Only while nothing was delivered or checked. */
  readonly isUntouched?: true
  /** Only while a delivery can stay as it was. */
  readonly isReopened?: true
  /** Only while a payment of this type is open. */
  readonly unpaid?: readonly PaymentType[]
  /** Only if a walk-in waits for an invoice to be allowed, or only if none does. */
  readonly isInvoiceWaiting?: boolean
}

/** Which roles may do what in which status. Everything else is refused. */
const rules: readonly Rule[] = [
  { action: 'ASSIGN', roles: pricers, statuses: openStatuses },
  { action: 'TAKE_IN', roles: pricers, statuses: ['PENDING_REVIEW'], requests: ['READY_FOR_INTERNAL_REVIEW'] },
  { action: 'TAKE_IN', roles: managers, statuses: ['NEW'], isWork: true },
  { action: 'PUT_BACK', roles: pricers, statuses: ['PRICING'], requests: ['READY_FOR_INTERNAL_REVIEW'] },
  { action: 'PUT_BACK', roles: managers, statuses: ['IN_PROGRESS'], isWork: true, isUntouched: true },
  { action: 'PRICE', roles: pricers, statuses: unpricedStatuses, requests: ['READY_FOR_INTERNAL_REVIEW'] },
  {
    action: 'REVISE',
    roles: pricers,
    statuses: ['WITH_CLIENT'],
    requests: ['QUOTE_READY_FOR_CLIENT_REVIEW'],
    isOurs: true,
  },
  {
    action: 'WITHDRAW',
    roles: pricers,
    statuses: ['WITH_CLIENT'],
    requests: ['QUOTE_READY_FOR_CLIENT_REVIEW'],
    isOurs: true,
  },
  { action: 'TURN_AWAY', roles: pricers, statuses: unpricedStatuses, requests: ['READY_FOR_INTERNAL_REVIEW'] },
  {
    action: 'RETRY',
    roles: pricers,
    statuses: [...openStatuses, 'CANCELLED'],
    requests: ['REJECTED_BY_SCREENING', 'FAILED'],
  },
  { action: 'SUBMIT', roles: pricers, statuses: unpricedStatuses, requests: ['READY_FOR_INTERNAL_REVIEW'] },
  { action: 'SUBMIT', roles: managers, ...accepted, isInvoiceWaiting: false },
  { action: 'ALLOW_INVOICE', roles: managers, ...accepted, isInvoiceWaiting: true },
  { action: 'REQUOTE', roles: pricers, statuses: ['CANCELLED'], requests: ['QUOTE_REJECTED', 'QUOTE_EXPIRED'] },
  { action: 'DELIVER', roles: managers, statuses: ['NEW'], requests: ['SUBMITTED_TO_XTRF'], isWork: true },
  {
    action: 'DELIVER',
    roles: [...makers, 'QA'],
    statuses: workStatuses,
    requests: ['SUBMITTED_TO_XTRF'],
    isWork: true,
  },
  { action: 'SEND_TO_QA', roles: makers, statuses: workStatuses, isWork: true },
  { action: 'FINISH_QA', roles: checkers, statuses: ['IN_QA'], isWork: true, checks: 'some' },
  { action: 'COMPLETE', roles: managers, statuses: workStatuses, isWork: true, checks: 'none' },
  {
    action: 'KEEP_DELIVERY',
    roles: managers,
    statuses: workStatuses,
    requests: ['SUBMITTED_TO_XTRF'],
    isWork: true,
    checks: 'none',
    isReopened: true,
  },
  { action: 'REOPEN', roles: managers, statuses: ['COMPLETED'], requests: ['COMPLETED'], isOurs: true },
  {
    action: 'CANCEL',
    roles: managers,
    statuses: openStatuses,
    requests: ['READY_FOR_INTERNAL_REVIEW', 'QUOTE_READY_FOR_CLIENT_REVIEW', 'QUOTE_ACCEPTED', 'REJECTED_BY_SCREENING'],
  },
  { action: 'CANCEL', roles: managers, statuses: openStatuses, isWork: true },
  { action: 'UNDO_CANCEL', roles: managers, statuses: openStatuses, requests: ['CANCELLING'] },
  { action: 'SEND_PAYMENT_LINK', roles: pricers, statuses: projects, unpaid: ['CREDIT_CARD'] },
  { action: 'SEND_PAYMENT_LINK', roles: pricers, ...accepted, unpaid: ['CREDIT_CARD'] },
  // Instead of allowing the invoice, staff ask the client to pay first.
  { action: 'SEND_PAYMENT_LINK', roles: pricers, ...accepted, isInvoiceWaiting: true },
  // Cancelled work may still be billed.
  { action: 'MARK_PAID', roles: pricers, statuses: [...projects, 'CANCELLED'], unpaid: PaymentType.options },
  { action: 'MARK_PAID', roles: pricers, ...accepted, unpaid: PaymentType.options },
]

/** The desk has the work, and no job is moving the request right now. */
const isAtRest = ({ requestStatus, isOurs }: OrderState): boolean =>
  isOurs && (requestStatus === null || requestStatus === 'SUBMITTED_TO_XTRF')

/** A cancellation that is not final yet can be undone, and nothing else can be done with the order. */
const isOpen = ({ action }: Rule, { requestStatus }: OrderState): boolean =>
  requestStatus !== 'CANCELLING' || action === 'UNDO_CANCEL'

const isMet = (rule: Rule, order: OrderState): boolean =>
  isOpen(rule, order) &&
  rule.statuses.includes(order.status) &&
  (!rule.requests || (order.requestStatus !== null && rule.requests.includes(order.requestStatus))) &&
  (!rule.isWork || isAtRest(order)) &&
  (!rule.isOurs || order.isOurs) &&
  (!rule.isUntouched || !order.hasWork) &&
  (!rule.isReopened || order.isReopened) &&
  (!rule.checks || (rule.checks === 'some') === order.openChecks > 0) &&
  (rule.isInvoiceWaiting === undefined || rule.isInvoiceWaiting === order.isInvoiceWaiting) &&
  (!rule.unpaid || (order.unpaid !== null && rule.unpaid.includes(order.unpaid)))

const isAllowed = (rule: Rule, roles: readonly Role[]): boolean => rule.roles.some((role) => roles.includes(role))

/** Actions that these roles allow on the order now. */
export function actionsFor(roles: readonly Role[], order: OrderState): DeskAction[] {
  const met = rules.filter((rule) => isMet(rule, order) && isAllowed(rule, roles))
  return [...new Set(met.map(({ action }) => action))]
}

/** Whether these roles allow the action in any status. */
export const mayEver = (roles: readonly Role[], action: DeskAction): boolean =>
  rules.some((rule) => rule.action === action && isAllowed(rule, roles))
