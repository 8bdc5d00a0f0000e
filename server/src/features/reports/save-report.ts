import { ReportType } from '@portolan/contract/reports/reports'
import { locales } from '@portolan/locale/locales'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../tables/database.ts'
import { entities } from './entities/entities.ts'
import { insertReport } from './store-definitions.ts'

const Text = z.extend(
  z.object({ en: z.string().check(z.minLength(1), z.maxLength(200)) }),
  Object.fromEntries(locales.map((locale) => [locale, z.optional(z.string().check(z.minLength(1), z.maxLength(200)))])),
)

/** A report as the provider writes it down. Its columns and filters are those of its type. */
export const ReportDefinition = z.strictObject({
  /** Null: for every client. */
  clientId: z.nullable(z.int()),
  type: ReportType,
  name: Text,
  description: Text,
  columns: z.array(z.string()).check(z.minLength(1), z.maxLength(40)),
  filters: z
    .array(z.strictObject({ mapping: z.string(), defaultValue: z.optional(z.string().check(z.maxLength(200))) }))
    .check(z.maxLength(40)),
  sort: z.string(),
})
export type ReportDefinition = z.infer<typeof ReportDefinition>

/** Says what is wrong with a definition, or nothing. */
export function findDefinitionProblem({ type, columns, filters, sort }: ReportDefinition): string | undefined {
  const entity = entities[type]
  const unknownColumn = columns.find((id) => !Object.hasOwn(entity.columns, id))
  if (unknownColumn !== undefined) return `${type} has no column "${unknownColumn}".`
  const unknownFilter = filters.find(({ mapping }) => !Object.hasOwn(entity.filters, mapping))
  if (unknownFilter) return `${type} has no filter "${unknownFilter.mapping}".`
  const twice = [...columns, ...filters.map(({ mapping }) => `filter ${mapping}`)].find(
    (name, index, all) => all.indexOf(name) !== index,
  )
  if (twice !== undefined) return `"${twice}" is listed twice.`
  const wrongDefault = filters.find(({ mapping, defaultValue }) => !isDefault(entity.filters[mapping], defaultValue))
  if (wrongDefault) return `"${wrongDefault.defaultValue}" is no value of the filter "${wrongDefault.mapping}".`
  const sortedBy = sort.replace(/^-/, '')
  if (!Object.hasOwn(entity.columns, sortedBy) || !entity.columns[sortedBy]?.sortKey)
    return `${type} cannot be sorted by "${sort}".`
  return undefined
}

/** A list starts with one of its own values, and only text and lists have a value to start with. */
function isDefault(filter: (typeof entities)[ReportType]['filters'][string] | undefined, value: string | undefined) {
  if (value === undefined) return true
  if (filter?.type === 'LIST')
    return filter.options === 'languages' || filter.options.some((option) => option === value)
  return filter?.type === 'TEXT'
}

/** Stores a report. A definition that could not run is refused with a sentence. */
export async function saveReport(db: Database | Tx, given: unknown): Promise<string> {
  const definition = ReportDefinition.parse(given)
  const problem = findDefinitionProblem(definition)
  if (problem !== undefined) throw new Error(problem)
  return insertReport(db, {
    client_id: definition.clientId,
    type: definition.type,
    names: JSON.stringify(definition.name),
    descriptions: JSON.stringify(definition.description),
    column_ids: definition.columns,
    filters: JSON.stringify(definition.filters),
    sort: definition.sort,
  })
}
