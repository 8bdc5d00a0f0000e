import { useNavigate, useSearch } from '@tanstack/react-router'
import { readFilter, type StatusFilterName } from '../status/status-filters.ts'

export type ListAddress = {
  readonly filter: StatusFilterName
  readonly search: string
  readonly page: number
  /** Empty for the first page. */
  readonly pageToken: string
}

const firstPage = { page: 1, pageToken: '' }

/** The chosen status, what is looked for and the page in view are in the address. */
export function useListAddress() {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const here: ListAddress = {
    filter: readFilter(asked.status),
    search: String(asked.search ?? ''),
    page: Math.max(1, Math.trunc(Number(asked.page)) || 1),
    pageToken: String(asked.pageToken ?? ''),
  }
  const go = (next: ListAddress) =>
    void navigate({
      to: '.',
      resetScroll: false,
      search: {
        status: next.filter === 'current' ? undefined : next.filter,
        search: next.search || undefined,
        page: next.page > 1 ? next.page : undefined,
        pageToken: next.pageToken || undefined,
      } as never,
    })
  return {
    ...here,
    show: (change: Partial<Pick<ListAddress, 'filter' | 'search'>>) => go({ ...here, ...change, ...firstPage }),
    turn: (page: number, pageToken: string) => go({ ...here, page, pageToken }),
    toFirst: () => go({ ...here, ...firstPage }),
  }
}
