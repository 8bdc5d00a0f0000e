import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListWish } from './list-api.ts'

type ListAddress = ListWish & { readonly showsEmpty: boolean }

/** What is looked for, how the list is sorted and whether it shows empty columns stand in the address. */
export function useListAddress(): ListAddress & { look: (next: Partial<ListAddress>) => void } {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const here: ListAddress = {
    search: String(asked.search ?? ''),
    sort: typeof asked.sort === 'string' ? asked.sort : undefined,
    showsEmpty: asked.showsEmpty === true,
  }
  const look = (next: Partial<ListAddress>) => {
    const { search, sort, showsEmpty } = { ...here, ...next }
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: { search: search || undefined, sort, showsEmpty: showsEmpty || undefined } as never,
    })
  }
  return { ...here, look }
}
