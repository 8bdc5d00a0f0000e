import { walkInClientId } from '@portolan/contract/clients/clients'
import type { DeskKind, DeskNeed, DeskQueueOrAll, VerticalOrNone } from '@portolan/contract/desk/desk'
import { dueStatuses } from '@portolan/contract/desk/order-statuses'
import { type RawBuilder, sql } from 'kysely'
import { likeText } from '../../../platform/like-text.ts'
import { invoiceOpen, paymentLinkOpen } from '../store-orders.ts'

export type OrderFilter = {
  readonly queue: DeskQueueOrAll
  readonly need?: DeskNeed | undefined
  readonly kind?: DeskKind | undefined
  readonly vertical?: VerticalOrNone | undefined
  readonly clientId?: number | undefined
  /** Only orders assigned to this account. */
  readonly accountId?: string | undefined
  readonly search?: string | undefined
  /** The date in the provider's time zone. */
  readonly today: string
  readonly now: Date
}

type Condition = RawBuilder<boolean>

export const isMine = (accountId: string): Condition =>
  sql`${accountId}::uuid in (desk_order.project_manager_id, desk_order.coordinator_id, desk_order.qa_specialist_id)`

const expiringHours = 72

/** As literals, not parameters, so that the planner can use the partial index. */
const isOf = (...kinds: readonly DeskKind[]): Condition =>
  sql`desk_order.status in (${sql.join(kinds.flatMap((kind) => dueStatuses[kind]).map((status) => sql.lit(status)))})`

const isDue = isOf('QUOTE', 'PROJECT')

/** Work that waits for what staff do about the payment, as `isWaitingForPayment` of an order. */
const isWaitingFor = (payment: Condition): Condition =>
  sql`(desk_order.client_id = ${sql.lit(walkInClientId)} and ${payment} and exists (
  select from job_request where job_request.id = desk_order.job_request_id and job_request.status = 'QUOTE_ACCEPTED'))`

/** As `isInvoiceInReview` of an order. */
const isInvoiceToAllow = isWaitingFor(invoiceOpen)
const isPaymentLinkToSend = isWaitingFor(paymentLinkOpen)

function conditionOfNeed(need: DeskNeed, { today, now }: OrderFilter): Condition {
  switch (need) {
    case 'OVERDUE':
      return sql`${isDue} and desk_order.deadline_on < ${today}::date`
    case 'DUE_TODAY':
      return sql`${isDue} and desk_order.deadline_on = ${today}::date`
    case 'UNANSWERED':
      return sql`desk_order.unanswered_since is not null`
    case 'INVOICE':
      return isInvoiceToAllow
    case 'PAYMENT':
      return isPaymentLinkToSend
    case 'PROBLEM':
      return sql`desk_order.queue = 'ATTENTION' and not ${isInvoiceToAllow} and not ${isPaymentLinkToSend}`
    case 'EXPIRING': {
      const until = new Date(now.getTime() + expiringHours * 3_600_000)
      return sql`desk_order.quote_expires_at between ${now}::timestamptz and ${until}::timestamptz`
    }
  }
}

/** Closed orders are left out of all queues, unless a client waits for an answer about one. */
function conditionOfQueue({ queue, need }: OrderFilter): Condition | undefined {
  if (queue !== 'ALL') return sql`desk_order.queue = ${queue}`
  return need === 'UNANSWERED' ? undefined : sql`desk_order.queue <> 'CLOSED'`
}

function conditionOfVertical(vertical: VerticalOrNone | undefined): Condition | undefined {
  if (vertical === undefined) return undefined
  return vertical === 'noVertical' ? sql`desk_order.vertical is null` : sql`desk_order.vertical = ${vertical}`
}

/** All must hold. */
export function conditionsOf(filter: OrderFilter): readonly Condition[] {
  const { need, kind, vertical, clientId, accountId, search } = filter
  const conditions = [
    conditionOfQueue(filter),
    need && conditionOfNeed(need, filter),
    kind && isOf(kind),
    conditionOfVertical(vertical),
    clientId === undefined ? undefined : sql<boolean>`desk_order.client_id = ${clientId}`,
    accountId === undefined ? undefined : isMine(accountId),
    search ? sql<boolean>`desk_order.search_text ilike ${likeText(search)}` : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}
