import { useNavigate, useSearch } from '@tanstack/react-router'
import { isUsual, type StatusGroup, statusGroups, usualGroups } from '../status/status-group.ts'

export type ListAddress = {
  readonly groups: readonly StatusGroup[]
  readonly search: string
  readonly page: number
  /** Empty for the first page. */
  readonly pageToken: string
}

const firstPage = { page: 1, pageToken: '' }

function readGroups(written: unknown): readonly StatusGroup[] {
  if (typeof written !== 'string') return usualGroups
  const named = written.split('.')
  return statusGroups.filter((group) => named.includes(group))
}

/** The chosen labels, what is looked for and the page in view are in the address. */
export function useListAddress() {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const here: ListAddress = {
    groups: readGroups(asked.status),
    search: String(asked.search ?? ''),
    page: Math.max(1, Math.trunc(Number(asked.page)) || 1),
    pageToken: String(asked.pageToken ?? ''),
  }
  const go = (next: ListAddress) =>
    void navigate({
      to: '.',
      resetScroll: false,
      search: {
        status: isUsual(next.groups) ? undefined : next.groups.join('.'),
        search: next.search || undefined,
        page: next.page > 1 ? next.page : undefined,
        pageToken: next.pageToken || undefined,
      } as never,
    })
  return {
    ...here,
    show: (change: Partial<Pick<ListAddress, 'groups' | 'search'>>) => go({ ...here, ...change, ...firstPage }),
    turn: (page: number, pageToken: string) => go({ ...here, page, pageToken }),
    toFirst: () => go({ ...here, ...firstPage }),
  }
}
