import { RequestOrder } from '@portolan/contract/job-requests/actions'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readFilter, type StatusFilter } from './status-filter.ts'

export type ListAddress = {
  readonly search: string
  readonly filter: StatusFilter
  readonly order: RequestOrder
  readonly isMine: boolean
  readonly page: number
  /** Empty for the first page. */
  readonly pageToken: string
}

export type Looked = Partial<Pick<ListAddress, 'search' | 'filter' | 'order' | 'isMine'>>

const firstPage = { page: 1, pageToken: '' }

/** What is looked for and the page in view stand in the address; a new search begins at the first page. */
export function useListAddress(to: '/requests' | '/coupa') {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const here: ListAddress = {
    search: String(asked.search ?? ''),
    filter: readFilter(asked.status),
    order: RequestOrder.options.find((order) => order === asked.order) ?? 'newest',
    isMine: asked.mine === true || asked.mine === 'true',
    page: Math.max(1, Math.trunc(Number(asked.page)) || 1),
    pageToken: String(asked.pageToken ?? ''),
  }
  const go = (next: ListAddress, replace = false) =>
    void navigate({
      to,
      replace,
      resetScroll: next.page !== here.page,
      search: {
        search: next.search || undefined,
        status: next.filter === 'current' ? undefined : next.filter,
        order: next.order === 'newest' ? undefined : next.order,
        mine: next.isMine || undefined,
        page: next.page > 1 ? next.page : undefined,
        pageToken: next.pageToken || undefined,
      } as never,
    })
  return {
    ...here,
    look: (next: Looked, replace = false) => go({ ...here, ...next, ...firstPage }, replace),
    turn: (page: number, pageToken: string) => go({ ...here, page, pageToken }),
    toFirst: () => go({ ...here, ...firstPage }),
  }
}
