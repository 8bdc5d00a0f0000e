import { useNavigate, useSearch } from '@tanstack/react-router'
import { isUsual, type StatusGroup, statusGroups, usualGroups } from '../status/status-group.ts'

export type ListAddress = {
  readonly groups: readonly StatusGroup[]
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

/** The chosen labels and the page in view are in the address. */
export function useListAddress() {
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const here: ListAddress = {
    groups: readGroups(search.status),
    page: Math.max(1, Math.trunc(Number(search.page)) || 1),
    pageToken: String(search.pageToken ?? ''),
  }
  const go = (next: ListAddress) =>
    void navigate({
      to: '/machineTranslation/fileTranslation',
      resetScroll: false,
      search: {
        status: isUsual(next.groups) ? undefined : next.groups.join('.'),
        page: next.page > 1 ? next.page : undefined,
        pageToken: next.pageToken || undefined,
      } as never,
    })
  return {
    ...here,
    show: (groups: readonly StatusGroup[]) => go({ groups, ...firstPage }),
    turn: (page: number, pageToken: string) => go({ ...here, page, pageToken }),
    toFirst: () => go({ ...here, ...firstPage }),
  }
}
