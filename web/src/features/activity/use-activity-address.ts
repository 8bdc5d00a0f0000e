import type { ActivityFilters } from '@portolan/contract/activity/activity'
import { ActivityGroup } from '@portolan/contract/activity/kinds'
import { useNavigate, useSearch } from '@tanstack/react-router'

const day = /^\d{4}-\d{2}-\d{2}$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Leaves out what is no filter, such as a day that is still being typed. */
export function readFilters(asked: Readonly<Record<string, unknown>>): ActivityFilters {
  const { person, group, from, to } = asked
  const found = ActivityGroup.options.find((one) => one === group)
  return {
    ...(typeof person === 'string' && uuid.test(person) && { personId: person }),
    ...(found && { group: found }),
    ...(typeof from === 'string' && day.test(from) && { fromDay: from }),
    ...(typeof to === 'string' && day.test(to) && { toDay: to }),
  }
}

/** Filters and page are in the address. Another filter begins at the first page. */
export function useActivityAddress() {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const filters = readFilters(asked)
  const page = Math.max(1, Math.trunc(Number(asked.page)) || 1)
  const pageToken = String(asked.pageToken ?? '')
  const go = (next: ActivityFilters, to: { page: number; pageToken: string }) =>
    void navigate({
      to: '/activity',
      resetScroll: to.page !== page,
      search: {
        person: next.personId,
        group: next.group,
        from: next.fromDay,
        to: next.toDay,
        page: to.page > 1 ? to.page : undefined,
        pageToken: to.pageToken || undefined,
      } as never,
    })
  return {
    filters,
    page,
    pageToken,
    filter: (next: ActivityFilters) => go(next, { page: 1, pageToken: '' }),
    turn: (to: number, token: string) => go(filters, { page: to, pageToken: token }),
    toFirst: () => go(filters, { page: 1, pageToken: '' }),
  }
}
