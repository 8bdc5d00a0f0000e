import type { Report, ReportColumn, ReportFilter } from '@portolan/contract/reports/reports'
import { sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import { translatorFor } from '@portolan/locale/translator-for'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import type { LocalizedText } from '../../tables/report.ts'
import { listFields } from '../clients/index.ts'
import { listLanguages, nameLanguage } from '../reference/index.ts'
import { entities } from './entities/entities.ts'
import type { Entity, EntityColumn, EntityFilter } from './entities/store-entity.ts'
import { type ReportTexts, reportMessages } from './messages/reports.ts'
import { findReport, type StoredReport } from './store-definitions.ts'

/** A definition with its entity, its texts in the reader's language, and the date fields of the client. */
export type OpenReport = {
  readonly report: Report
  readonly entity: Entity
  readonly clientId: number
  readonly locale: string
  readonly t: ReportTexts
}

type Reader = { readonly clientId: number; readonly locale: string }

/** Custom fields share the names of columns and filters with the columns of the entity. */
const customPrefix = 'customField:'
export const customFieldName = (id: string): string | undefined =>
  id.startsWith(customPrefix) ? id.slice(customPrefix.length) : undefined

export const localize = (text: LocalizedText, locale: string): string =>
  text[matchLocale(locale) ?? sourceLocale] ?? text.en

/** A report of another client is not found. */
export async function openReport(db: Database, id: string, { clientId, locale }: Reader): Promise<OpenReport> {
  const stored = await findReport(db, clientId, id)
  if (!stored) throw new Refusal('report_not_found')
  const entity = entities[stored.type]
  const t = await translatorFor(reportMessages, locale)
  const fields = await listFields(db, clientId, entity.customDates.category, locale)
  const dates = fields
    .filter(({ type, filterType }) => type === 'DATE' && filterType === 'DATE')
    .map(({ name, label = name }) => ({ name, label }))
  return { report: present(stored, entity, dates, { t, locale }), entity, clientId, locale, t }
}

type Texts = { readonly t: ReportTexts; readonly locale: string }

type DateField = { readonly name: string; readonly label: string }

const present = (stored: StoredReport, entity: Entity, dates: readonly DateField[], texts: Texts): Report => ({
  id: stored.id,
  name: localize(stored.names, texts.locale),
  description: localize(stored.descriptions, texts.locale),
  type: stored.type,
  columns: [
    ...stored.column_ids.flatMap((id) => presentColumn(id, entity.columns[id], texts)),
    ...dates.map(dateColumn),
  ],
  filters: [
    ...stored.filters.flatMap((filter) => presentFilter(filter, entity.filters[filter.mapping], texts)),
    ...dates.map(dateFilter),
  ],
  sort: stored.sort,
  groupings: Object.keys(entity.groupings) as Report['groupings'],
  hasSpend: entity.spend !== undefined,
})

const presentColumn = (columnId: string, column: EntityColumn | undefined, { t }: Texts): ReportColumn[] =>
  column ? [{ columnId, name: t(column.name), type: column.type, isSortable: column.sortKey !== undefined }] : []

type StoredFilter = StoredReport['filters'][number]

const presentFilter = (stored: StoredFilter, filter: EntityFilter | undefined, texts: Texts): ReportFilter[] =>
  filter
    ? [
        {
          name: texts.t(filter.name),
          mapping: stored.mapping,
          type: filter.type,
          options: filter.type === 'LIST' ? presentOptions(filter.options, texts) : [],
          defaultValue: stored.defaultValue ?? null,
        },
      ]
    : []

function presentOptions(options: (EntityFilter & { type: 'LIST' })['options'], { t, locale }: Texts) {
  if (options !== 'languages') return options.map((value) => ({ value, name: t(value) }))
  return listLanguages()
    .map(({ id }) => ({ value: id, name: nameLanguage(id, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

const dateColumn = ({ name, label }: DateField): ReportColumn => ({
  columnId: customPrefix + name,
  name: label,
  type: 'DATE',
  isSortable: false,
})
const dateFilter = ({ name, label }: DateField): ReportFilter => ({
  name: label,
  mapping: customPrefix + name,
  type: 'DATE',
  options: [],
  defaultValue: null,
})
