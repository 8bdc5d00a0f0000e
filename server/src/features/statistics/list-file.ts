import type { StaffList } from '@portolan/contract/statistics/staff-lists'
import { readInBatches } from '../../platform/list-export/read-in-batches.ts'
import type { ListFile } from '../../platform/list-export/send-list.ts'
import type { Days } from './days.ts'
import { type List, lists } from './lists.ts'
import type { CsvTexts } from './messages/csv.ts'
import { linkTo } from './present-rows.ts'
import type { StatisticsNeeds } from './statistics-needs.ts'
import { wordKeys } from './wire-words.ts'

type FileOptions = {
  readonly fileName: string
  readonly name: StaffList
  readonly personId: string | null
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly days: Days
  readonly locale: string
  readonly t: CsvTexts
}

/** All rows of a list that match the search, as CSV, in the order of the page. */
export function listFile(needs: StatisticsNeeds, options: FileOptions): ListFile {
  const { fileName, name, personId, search, sort, days, locale, t } = options
  const list: List<object> = lists[name]
  const listNeeds = { db: needs.db, timeZone: needs.timeZone, linkOf: linkTo(needs.projectLink), locale, t }
  return {
    fileName,
    format: 'csv',
    heads: list.columns.map((column) => t(column)),
    batches: readInBatches(async (after: readonly string[] | undefined, size) => {
      const found = await list.read(listNeeds, { personId, size, after, search, order: list.orderOf(sort) }, days)
      return { rows: found.map(({ row }) => formatRow(list, row, t)), last: found.at(-1)?.place }
    }),
  }
}

function formatRow({ columns }: List<object>, row: object, t: CsvTexts): string[] {
  const cells = new Map<string, unknown>(Object.entries(row))
  return columns.map((column) => formatCell(cells.get(column), column, t))
}

const isoTime = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)\.\d+(?:Z|[+-]\d\d:\d\d)$/

/** Times in a format that spreadsheets understand, in the provider's time zone. */
function formatCell(value: unknown, column: string, t: CsvTexts): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number') return value.toFixed(2)
  const word = wordKeys[column]?.get(String(value))
  if (word) return t(word)
  return String(value).replace(isoTime, '$1 $2')
}
