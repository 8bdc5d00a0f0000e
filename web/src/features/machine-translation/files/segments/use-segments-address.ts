import { useNavigate, useSearch } from '@tanstack/react-router'

export const segmentFilters = ['all', 'faults', 'corrected', 'failed'] as const
export type SegmentFilter = (typeof segmentFilters)[number]

export const readFilter = (text: unknown): SegmentFilter => segmentFilters.find((one) => one === text) ?? 'all'

/** What is shown and looked for is in the address. */
export function useSegmentsAddress() {
  const navigate = useNavigate()
  const asked = useSearch({ strict: false }) as Record<string, unknown>
  const here = { filter: readFilter(asked.show), search: String(asked.search ?? '') }
  const look = (next: Partial<typeof here>) => {
    const { filter, search } = { ...here, ...next }
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: { show: filter === 'all' ? undefined : filter, search: search || undefined } as never,
    })
  }
  return { ...here, look }
}
