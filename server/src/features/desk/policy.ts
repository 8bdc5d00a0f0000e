import type { DeskAction, DeskStatus } from '@portolan/contract/desk/desk'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { PaymentType } from '@portolan/contract/quotes/quotes'
import type { Role } from '@portolan/contract/roles'

const managers: readonly Role[] = ['ADMIN', 'POWER_USER', 'CLIENT_MANAGER', 'PROJECT_COORDINATOR']
const pricers: readonly Role[] = [...managers, 'QUOTER']
const makers: readonly Role[] = [...managers, 'DESKTOP_PUBLISHER', 'ENGINEER']
const checkers: readonly Role[] = [...managers, 'QA']

const toPrice: readonly DeskStatus[] = ['PENDING_REVIEW', 'PRICING']
const atWork: readonly DeskStatus[] = ['IN_PROGRESS', 'IN_QA']
const projects: readonly DeskStatus[] = ['NEW', ...atWork, 'COMPLETED']
const open: readonly DeskStatus[] = [...toPrice, 'WITH_CLIENT', 'NEW', ...atWork]

/** An order as far as it matters for what may be done with it. */
export type OrderState = {
  readonly status: DeskStatus
  /** Null for work that did not come through the portal. */
  readonly requestStatus: JobRequestStatus | null
  /** False where another system than the desk has the work. */
  readonly isOurs: boolean
  readonly openChecks: number
  /** How the client is going to pay; null where nothing is left to be paid. */
  readonly unpaid: PaymentType | null
}

type Rule = {
  readonly action: DeskAction
  readonly roles: readonly Role[]
  readonly statuses: readonly DeskStatus[]
  /** Where the request has to be; absent: anywhere, and there need not be one. */
  readonly requests?: readonly JobRequestStatus[]
  /** Translating is for whoever has the work. */
  readonly isWork?: true
  readonly checks?: 'some' | 'none'
  /** Only while this is left to be paid. */
  readonly unpaid?: readonly PaymentType[]
}

/** Who may do what when. What stands in no line is refused. */
const rules: readonly Rule[] = [
  { action: 'ASSIGN', roles: pricers, statuses: open },
  { action: 'TAKE_IN', roles: pricers, statuses: ['PENDING_REVIEW'], requests: ['READY_FOR_INTERNAL_REVIEW'] },
  { action: 'TAKE_IN', roles: managers, statuses: ['NEW'], isWork: true },
  { action: 'PRICE', roles: pricers, statuses: toPrice, requests: ['READY_FOR_INTERNAL_REVIEW'] },
  { action: 'TURN_AWAY', roles: pricers, statuses: toPrice, requests: ['READY_FOR_INTERNAL_REVIEW'] },
  {
    action: 'RETRY',
    roles: pricers,
    statuses: [...open, 'CANCELLED'],
    requests: ['REJECTED_BY_SCREENING', 'FAILED'],
  },
  { action: 'SUBMIT', roles: pricers, statuses: toPrice, requests: ['READY_FOR_INTERNAL_REVIEW'] },
  { action: 'REQUOTE', roles: pricers, statuses: ['CANCELLED'], requests: ['QUOTE_REJECTED', 'QUOTE_EXPIRED'] },
  {
    action: 'DELIVER',
    roles: [...makers, 'QA'],
    statuses: atWork,
    requests: ['SUBMITTED_TO_XTRF'],
    isWork: true,
  },
  { action: 'SEND_TO_QA', roles: makers, statuses: atWork, isWork: true },
  { action: 'FINISH_QA', roles: checkers, statuses: ['IN_QA'], isWork: true, checks: 'some' },
  { action: 'COMPLETE', roles: managers, statuses: atWork, isWork: true, checks: 'none' },
  {
    action: 'CANCEL',
    roles: managers,
    statuses: open,
    requests: ['READY_FOR_INTERNAL_REVIEW', 'QUOTE_READY_FOR_CLIENT_REVIEW', 'REJECTED_BY_SCREENING'],
  },
  { action: 'CANCEL', roles: managers, statuses: open, isWork: true },
  { action: 'SEND_PAYMENT_LINK', roles: pricers, statuses: projects, unpaid: ['CREDIT_CARD'] },
  // Work that was stopped halfway may still be billed.
  { action: 'MARK_PAID', roles: pricers, statuses: [...projects, 'CANCELLED'], unpaid: PaymentType.options },
]

/** While a job hands the request over or takes it back, its work waits. */
const isAtRest = ({ requestStatus, isOurs }: OrderState): boolean =>
  isOurs && (requestStatus === null || requestStatus === 'SUBMITTED_TO_XTRF')

const isMet = (rule: Rule, order: OrderState): boolean =>
  rule.statuses.includes(order.status) &&
  (!rule.requests || (order.requestStatus !== null && rule.requests.includes(order.requestStatus))) &&
  (!rule.isWork || isAtRest(order)) &&
  (!rule.checks || (rule.checks === 'some') === order.openChecks > 0) &&
  (!rule.unpaid || (order.unpaid !== null && rule.unpaid.includes(order.unpaid)))

const isAllowed = (rule: Rule, roles: readonly Role[]): boolean => rule.roles.some((role) => roles.includes(role))

/** What somebody with these roles may do with the order now. */
export function actionsFor(roles: readonly Role[], order: OrderState): DeskAction[] {
  const met = rules.filter((rule) => isMet(rule, order) && isAllowed(rule, roles))
  return [...new Set(met.map(({ action }) => action))]
}

/** Whether the roles are enough for it at any time. */
export const mayEver = (roles: readonly Role[], action: DeskAction): boolean =>
  rules.some((rule) => rule.action === action && isAllowed(rule, roles))
