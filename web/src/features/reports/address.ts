import type { FilterValue } from '@portolan/contract/reports/filter-values'
import type { Report, ReportColumn } from '@portolan/contract/reports/reports'
import type { ReportView } from '@portolan/contract/reports/views'

export type Filters = Readonly<Record<string, FilterValue>>
export type Selection = {
  readonly filters: Filters
  readonly sort: string
  /** Null: all columns. */
  readonly columns: readonly string[] | null
  /** Whether columns without a value on the page are shown. */
  readonly showsEmpty: boolean
}

/** What an address says about a report. Without filters, it shows the saved view, or what the report starts with. */
export function readAddress(
  search: Readonly<Record<string, unknown>>,
  report: Report,
  view: ReportView | undefined,
): Selection & { page: number } {
  const { filters, sort, columns, showsEmpty, page } = search
  const start = view ? selectionOf(view) : startOf(report)
  return {
    filters: isRecord(filters) ? (filters as Filters) : start.filters,
    sort: typeof sort === 'string' ? sort : start.sort,
    columns: isRecord(filters) ? readColumns(columns) : start.columns,
    showsEmpty: isRecord(filters) ? showsEmpty === true : start.showsEmpty,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : 1,
  }
}

const startOf = (report: Report): Selection => ({
  filters: defaultFilters(report),
  sort: report.sort,
  columns: null,
  showsEmpty: false,
})

const selectionOf = ({ filters, sort, columns, showsEmptyColumns }: ReportView): Selection => ({
  filters: JSON.parse(filters),
  sort,
  columns: columns === null ? null : JSON.parse(columns),
  showsEmpty: showsEmptyColumns,
})

const readColumns = (value: unknown): Selection['columns'] =>
  Array.isArray(value) && value.length > 0 ? value.map(String) : null

export const shownColumns = ({ columns }: Report, selection: Selection): readonly ReportColumn[] =>
  selection.columns?.flatMap((id) => columns.filter(({ columnId }) => columnId === id)) ?? columns

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const defaultFilters = ({ filters }: Report): Filters =>
  Object.fromEntries(
    filters.flatMap(({ mapping, defaultValue }) => (defaultValue === null ? [] : [[mapping, defaultValue]])),
  )
