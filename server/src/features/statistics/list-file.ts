import type { StaffList } from '@portolan/contract/statistics/staff-lists'
import { csvOf } from '../../platform/csv.ts'
import type { Days } from './days.ts'
import { type List, type ListNeeds, lists } from './lists.ts'
import type { CsvTexts } from './messages/csv.ts'
import { linkTo } from './present-rows.ts'
import type { StatisticsNeeds } from './statistics-needs.ts'
import { wordKeys } from './wire-words.ts'

const rowsPerRead = 500

type FileOptions = {
  readonly name: StaffList
  readonly personId: string | null
  readonly days: Days
  readonly locale: string
  readonly t: CsvTexts
}

/** Streams a whole list as CSV, reading a few hundred rows at a time, as fast as it is downloaded. */
export function listFile(needs: StatisticsNeeds, { name, ...options }: FileOptions) {
  const list: List<object> = lists[name]
  const { locale, t } = options
  const listNeeds = { db: needs.db, timeZone: needs.timeZone, linkOf: linkTo(needs.projectLink), locale }
  return csvOf(
    list.columns.map((column) => t(column)),
    readLines(listNeeds, list, options),
  )
}

async function* readLines(needs: ListNeeds, list: List<object>, { personId, days, t }: Omit<FileOptions, 'name'>) {
  let after: readonly string[] | undefined
  do {
    const found = await list.read(needs, { personId, size: rowsPerRead, after }, days)
    yield found.map(({ row }) => {
      const cells = new Map<string, unknown>(Object.entries(row))
      return list.columns.map((column) => formatCell(cells.get(column), column, t))
    })
    after = found.length === rowsPerRead ? found.at(-1)?.place : undefined
  } while (after)
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
