import type { FilterValue } from '@portolan/contract/reports/filter-values'
import type { Report } from '@portolan/contract/reports/reports'

export type Filters = Readonly<Record<string, FilterValue>>
export type Selection = { readonly filters: Filters; readonly sort: string }

/** What an address says about a report. Without filters, those apply that the report starts with. */
export function readAddress(search: Readonly<Record<string, unknown>>, report: Report): Selection & { page: number } {
  const { filters, sort, page } = search
  return {
    filters: isRecord(filters) ? (filters as Filters) : defaultFilters(report),
    sort: typeof sort === 'string' ? sort : report.sort,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : 1,
  }
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

export const defaultFilters = ({ filters }: Report): Filters =>
  Object.fromEntries(
    filters.flatMap(({ mapping, defaultValue }) => (defaultValue === null ? [] : [[mapping, defaultValue]])),
  )
