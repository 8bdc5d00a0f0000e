import type { FilterRange, FilterValue } from '@portolan/contract/reports/filter-values'
import { ReportPeriod } from '@portolan/contract/reports/periods'
import type { ReportFilter } from '@portolan/contract/reports/reports'
import * as z from 'zod/mini'
import { localDay } from '../../../shared/format.ts'
import { formCheck } from '../../../shared/forms/schema/form-rule.ts'
import { problemOf } from '../../../shared/forms/schema/problem.ts'
import type { Filters } from '../address.ts'

/** Mappings may hold dots, which separate paths: the form knows filters by their position. */
export const inputName = (index: number, end: '' | 'From' | 'To' | 'Period' = ''): string => `filter${index}${end}`

/** The choice of two dates, next to the periods. */
export const betweenDates = 'BETWEEN'

const isRange = ({ type }: ReportFilter): boolean => type === 'DATE' || type === 'NUMBER'

function findProblem({ type }: ReportFilter, text: string) {
  if (text === '') return undefined
  if (type === 'DATE') return z.regexes.date.test(text) ? undefined : problemOf('invalidDate')
  return Number.isFinite(Number(text)) ? undefined : problemOf('invalid')
}

/** The filter form of a report, over text inputs. What comes out are the filters of the call. */
export function filterSchema(filters: readonly ReportFilter[]) {
  const names = filters.flatMap((filter, index) => [
    ...(isRange(filter) ? [inputName(index, 'From'), inputName(index, 'To')] : [inputName(index)]),
    ...(filter.type === 'DATE' ? [inputName(index, 'Period')] : []),
  ])
  const shape = Object.fromEntries(names.map((name) => [name, z.string().check(z.trim(), z.maxLength(200))]))
  const checked = z.object(shape).check(
    formCheck((values: Record<string, string>) =>
      filters.flatMap((filter, index) =>
        !isRange(filter) || (filter.type === 'DATE' && values[inputName(index, 'Period')] !== betweenDates)
          ? []
          : (['From', 'To'] as const).map((end) => {
              const name = inputName(index, end)
              return { name, problem: findProblem(filter, values[name] ?? '') }
            }),
      ),
    ),
  )
  return z.pipe(
    checked,
    z.transform((values) => readInputs(filters, values)),
  )
}

function readInputs(filters: readonly ReportFilter[], values: Readonly<Record<string, string>>): Filters {
  const entries = filters.flatMap((filter, index): (readonly [string, FilterValue])[] => {
    if (!isRange(filter)) {
      const text = values[inputName(index)] ?? ''
      return text === '' ? [] : [[filter.mapping, text]]
    }
    if (filter.type === 'DATE') {
      const choice = values[inputName(index, 'Period')]
      const period = ReportPeriod.safeParse(choice)
      if (period.success) return [[filter.mapping, { period: period.data }]]
      if (choice !== betweenDates) return []
    }
    const from = values[inputName(index, 'From')] ?? ''
    const to = values[inputName(index, 'To')] ?? ''
    const range: FilterRange =
      filter.type === 'DATE'
        ? { ...(from && { from: startOfDay(from) }), ...(to && { to: startOfDay(to, 1) - 1 }) }
        : { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
    return from === '' && to === '' ? [] : [[filter.mapping, range]]
  })
  return Object.fromEntries(entries)
}

/** Milliseconds since the epoch at which a day, or one so many days later, begins where the reader is. */
function startOfDay(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime()
}

/** The inputs for filters, such as those of an address. A value of the wrong kind leaves its input empty. */
export function writeInputs(filters: readonly ReportFilter[], values: Filters): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap((filter, index) => {
      const value = values[filter.mapping]
      if (!isRange(filter)) return [[inputName(index), typeof value === 'string' ? value : '']]
      const range = rangeOf(value)
      const write = (bound: number | undefined) =>
        bound === undefined || Number.isNaN(bound)
          ? ''
          : filter.type === 'DATE'
            ? localDay(new Date(bound))
            : String(bound)
      return [
        [inputName(index, 'From'), write(range.from)],
        [inputName(index, 'To'), write(range.to)],
        ...(filter.type === 'DATE' ? [[inputName(index, 'Period'), choiceOf(value)]] : []),
      ]
    }),
  )
}

function choiceOf(value: FilterValue | undefined): string {
  if (typeof value !== 'object') return ''
  return 'period' in value ? value.period : betweenDates
}

function rangeOf(value: FilterValue | undefined): FilterRange {
  if (typeof value !== 'object') return { from: Number(value), to: Number(value) }
  return 'period' in value ? {} : value
}
