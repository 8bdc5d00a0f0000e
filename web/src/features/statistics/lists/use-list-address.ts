import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListWish } from './list-api.ts'

/** What is looked for and how the list is sorted stand in the address. */
export function useListAddress(): ListWish & { look: (next: Partial<ListWish>) => void } {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const here: ListWish = {
    search: String(asked.search ?? ''),
    sort: typeof asked.sort === 'string' ? asked.sort : undefined,
  }
  const look = (next: Partial<ListWish>) => {
    const { search, sort } = { ...here, ...next }
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: { search: search || undefined, sort } as never,
    })
  }
  return { ...here, look }
}
