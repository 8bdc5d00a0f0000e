import { ReportPeriod } from './periods.ts'
import type { ReportFilter } from './reports.ts'

export type FilterRange = { readonly from?: number; readonly to?: number }
export type FilterPeriod = { readonly period: ReportPeriod }
export type FilterValue = string | number | FilterRange | FilterPeriod
export type FilterValues = ReadonlyMap<string, FilterValue>

export type FilterProblem = 'not_json' | 'not_an_object' | 'too_many' | 'unknown' | 'wrong_value'

export class FilterError extends Error {
  override name = 'FilterError'
  readonly reason: FilterProblem
  readonly mapping: string

  constructor(reason: FilterProblem, mapping = '') {
    super(`${reason} ${mapping}`)
    this.reason = reason
    this.mapping = mapping.slice(0, 100)
  }
}

const maxFilters = 50
const maxTextLength = 200
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(9999, 0, 1)
const largestNumber = 1e12

/** Reads the filters of a call. Everything that the report does not offer is refused. Empty values count as absent. */
export function readFilters(text: string | undefined, offered: readonly ReportFilter[]): FilterValues {
  if (text === undefined || text === '') return new Map()
  const entries = Object.entries(parseObject(text))
  if (entries.length > maxFilters) throw new FilterError('too_many')
  const values = entries.flatMap(([mapping, value]): [string, FilterValue][] => {
    const filter = offered.find((each) => each.mapping === mapping)
    if (!filter) throw new FilterError('unknown', mapping)
    if (value === null || value === '') return []
    return [[mapping, readValue(filter, value)]]
  })
  return new Map(values)
}

function parseObject(text: string): object {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new FilterError('not_json')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new FilterError('not_an_object')
  return parsed
}

function readValue(filter: ReportFilter, value: unknown): FilterValue {
  const wrong = () => new FilterError('wrong_value', filter.name)
  switch (filter.type) {
    case 'TEXT':
      if (typeof value !== 'string' || value.length > maxTextLength || value.includes('\0')) throw wrong()
      return value
    case 'LIST':
      if (typeof value !== 'string' || !filter.options.some((option) => option.value === value)) throw wrong()
      return value
    case 'NUMBER':
      if (typeof value === 'number' && Math.abs(value) <= largestNumber) return value
      return readRange(value, wrong, (bound) => Math.abs(bound) <= largestNumber)
    case 'DATE':
      return (
        readPeriod(value) ??
        readRange(value, wrong, (bound) => Number.isInteger(bound) && bound >= earliest && bound <= latest)
      )
  }
}

function readPeriod(value: unknown): FilterPeriod | undefined {
  const period = ReportPeriod.safeParse(Object(value).period)
  return period.success && Object.keys(Object(value)).length === 1 ? { period: period.data } : undefined
}

function readRange(value: unknown, wrong: () => FilterError, isAllowed: (bound: number) => boolean): FilterRange {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong()
  const bounds = Object.entries(value).map(([key, bound]): [string, number] => {
    if ((key !== 'from' && key !== 'to') || typeof bound !== 'number' || !isAllowed(bound)) throw wrong()
    return [key, bound]
  })
  return Object.fromEntries(bounds)
}
