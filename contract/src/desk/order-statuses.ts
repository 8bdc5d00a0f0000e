/* Which statuses of an order mean what, for the desk, its policy and the figures of the dashboards. */
import type { DeskKind, DeskStatus } from './desk.ts'

/** Nobody has offered a price yet. */
export const unpricedStatuses: readonly DeskStatus[] = ['PENDING_REVIEW', 'PRICING']

export const quoteStatuses: readonly DeskStatus[] = [...unpricedStatuses, 'WITH_CLIENT']

/** Someone works on the translation. */
export const workStatuses: readonly DeskStatus[] = ['IN_PROGRESS', 'IN_QA']

/** Ordered and not finished. */
export const openProjectStatuses: readonly DeskStatus[] = ['NEW', ...workStatuses]

/** Which orders are overdue once their deadline has passed. Those that wait for the client or are closed never are. */
export const dueStatuses: Readonly<Record<DeskKind, readonly DeskStatus[]>> = {
  PROJECT: openProjectStatuses,
  QUOTE: unpricedStatuses,
}

export const openStatuses: readonly DeskStatus[] = [...quoteStatuses, ...openProjectStatuses]

export const closedStatuses: readonly DeskStatus[] = ['COMPLETED', 'CANCELLED']
