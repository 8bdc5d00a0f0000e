import type { StaffList } from '@portolan/contract/statistics/staff-lists'
import { csvOf } from '../../platform/csv.ts'
import type { Days } from './days.ts'
import { type List, type ListNeeds, lists } from './lists.ts'
import { no, yes } from './messages/en.ts'
import { linkTo } from './present-rows.ts'
import type { StatisticsNeeds } from './statistics-needs.ts'

const rowsPerRead = 500

/** Streams a whole list as CSV, reading a few hundred rows at a time, as fast as it is downloaded. */
export function listFile(needs: StatisticsNeeds, name: StaffList, personId: string | null, days: Days) {
  const list: List<object> = lists[name]
  const { heads } = list
  const listNeeds = { db: needs.db, timeZone: needs.timeZone, linkOf: linkTo(needs.projectLink) }
  return csvOf(Object.values(heads), readLines(listNeeds, list, personId, days))
}

async function* readLines(needs: ListNeeds, list: List<object>, personId: string | null, days: Days) {
  const columns = Object.keys(list.heads)
  let after: readonly string[] | undefined
  do {
    const found = await list.read(needs, { personId, size: rowsPerRead, after }, days)
    yield found.map(({ row }) => {
      const cells = new Map<string, unknown>(Object.entries(row))
      return columns.map((column) => formatCell(cells.get(column)))
    })
    after = found.length === rowsPerRead ? found.at(-1)?.place : undefined
  } while (after)
}

const isoTime = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)\.\d+(?:Z|[+-]\d\d:\d\d)$/

/** Times in a format that spreadsheets understand, in the provider's time zone. */
function formatCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return value.toFixed(2)
  return String(value).replace(isoTime, '$1 $2')
}
