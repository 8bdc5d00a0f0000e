import type { RequestOrder } from '@portolan/contract/job-requests/actions'

/** How a list is sorted. Each order is served by an index that ends with these columns. */
export type ListOrder = {
  /** Never null, so that rows can be compared with the last one of a page. */
  readonly key: string
  readonly castTo: 'timestamptz' | 'bigint' | 'text'
  readonly direction: 'asc' | 'desc'
  /** Whether there is an index for all statuses together. */
  readonly isOverStatuses: boolean
}

const byTime = { key: 'created_at', castTo: 'timestamptz', isOverStatuses: true } as const

export const listOrders: Readonly<Record<RequestOrder, ListOrder>> = {
  newest: { ...byTime, direction: 'desc' },
  oldest: { ...byTime, direction: 'asc' },
  due: { key: `coalesce(due_at, 'infinity')`, castTo: 'timestamptz', direction: 'asc', isOverStatuses: false },
  price: { key: 'coalesce(price_cents, -1)', castTo: 'bigint', direction: 'desc', isOverStatuses: false },
  name: { key: 'lower(left(name, 100))', castTo: 'text', direction: 'asc', isOverStatuses: false },
}
