import { FilterError, type FilterValues, readFilters } from '@portolan/contract/reports/filter-values'
import type { ReportColumn } from '@portolan/contract/reports/reports'
import * as z from 'zod/mini'
import { dayIn } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Condition, EntityColumn, EntityFilter, Range, Sql } from './entities/store-entity.ts'
import { customFieldName, type OpenReport } from './open-report.ts'
import { periodRange } from './period-range.ts'
import { matchesDates, matchesNumber, type RowOrder, type Selection } from './store-rows.ts'

export type SelectionQuery = {
  readonly filters?: string | undefined
  readonly sort?: string | undefined
  readonly columns?: string | undefined
  readonly timeZone: string
  /** From which periods are counted. */
  readonly at: Date
}

/** Turns the filters and order of a call into conditions, and refuses what the report does not offer. */
export function selectRows(open: OpenReport, query: SelectionQuery): Selection {
  const { entity, clientId, report } = open
  const columns = chooseColumns(report.columns, query.columns)
  return {
    entity,
    clientId,
    columns,
    values: columns.map((column) => readColumn(open, column)),
    conditions: [...readValues(open, query.filters)].map(([mapping, value]) =>
      conditionOf(open, mapping, value, query),
    ),
    order: readOrder(open, query.sort ?? report.sort),
  }
}

function readValues({ report }: OpenReport, filters: string | undefined): FilterValues {
  try {
    return readFilters(filters, report.filters)
  } catch (error) {
    if (!(error instanceof FilterError)) throw error
    const { reason, mapping } = error
    throw new Refusal('report_filter_invalid', { reason, mapping })
  }
}

const ColumnIds = z.array(z.string()).check(z.minLength(1))

/** The columns of a report that a call names, in its order; all of them if it names none. */
function chooseColumns(offered: readonly ReportColumn[], text: string | undefined): readonly ReportColumn[] {
  if (text === undefined) return offered
  const ids = ColumnIds.safeParse(parseJson(text))
  const chosen = ids.data?.flatMap((id) => offered.filter(({ columnId }) => columnId === id)) ?? []
  if (!ids.success || chosen.length !== ids.data.length || new Set(chosen).size !== chosen.length)
    throw new Refusal('report_columns_invalid')
  return chosen
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readColumn({ entity }: OpenReport, { columnId }: ReportColumn): Sql {
  const fieldName = customFieldName(columnId)
  if (fieldName !== undefined) return entity.customDates.value(fieldName)
  return columnOf(entity.columns, columnId).value
}

function columnOf(columns: Readonly<Record<string, EntityColumn>>, columnId: string): EntityColumn {
  const column = columns[columnId]
  if (!column) throw new Error(`There is no column ${columnId}.`)
  return column
}

type Clock = Pick<SelectionQuery, 'timeZone' | 'at'>
type Value = FilterValues extends ReadonlyMap<string, infer Each> ? Each : never

function conditionOf(open: OpenReport, mapping: string, value: Value, clock: Clock): Condition {
  const { entity, clientId } = open
  const fieldName = customFieldName(mapping)
  if (fieldName !== undefined) return entity.customDates.where(fieldName, clientId, daysOf(value, clock))
  const filter: EntityFilter | undefined = entity.filters[mapping]
  if (!filter) throw new Error(`There is no filter ${mapping}.`)
  if (filter.type === 'NUMBER') return matchesNumber(filter.value, boundsOf(value, clock), filter.scale)
  if (filter.type === 'DATE') return matchesDates(filter.value, boundsOf(value, clock))
  return filter.where(String(value))
}

function boundsOf(value: Value, { timeZone, at }: Clock): Range<number> {
  if (typeof value !== 'object') return { from: Number(value), to: Number(value) }
  return 'period' in value ? periodRange(value.period, timeZone, at) : value
}

/** The calendar days of the reader, because custom fields have no time. */
function daysOf(value: Value, clock: Clock): Range<string> {
  const { from, to } = boundsOf(value, clock)
  const dayOf = (at: number | undefined) => (at === undefined ? undefined : dayIn(clock.timeZone, new Date(at)))
  return { from: dayOf(from), to: dayOf(to) }
}

function readOrder({ report, entity }: OpenReport, sort: string): RowOrder {
  const columnId = sort.replace(/^-/, '')
  const isShown = report.columns.some((column) => column.columnId === columnId) || sort === report.sort
  const first = isShown && Object.hasOwn(entity.columns, columnId) ? entity.columns[columnId]?.sortKey : undefined
  if (!first) throw new Refusal('report_sort_invalid')
  return { keys: [first, ...entity.keys], isDescending: sort.startsWith('-') }
}
