import type { DeskStatus } from '@portolan/contract/desk/desk'

/** Nobody has offered a price yet. */
export const unpricedStatuses: readonly DeskStatus[] = ['PENDING_REVIEW', 'PRICING']

export const quoteStatuses: readonly DeskStatus[] = [...unpricedStatuses, 'WITH_CLIENT']

/** Someone works on the translation. */
export const workStatuses: readonly DeskStatus[] = ['IN_PROGRESS', 'IN_QA']

export const openStatuses: readonly DeskStatus[] = [...quoteStatuses, 'NEW', ...workStatuses]

export const closedStatuses: readonly DeskStatus[] = ['COMPLETED', 'CANCELLED']
