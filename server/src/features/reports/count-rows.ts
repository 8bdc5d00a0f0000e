import type { ReportGroup, ReportGrouping } from '@portolan/contract/reports/reports'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import type { OpenReport } from './open-report.ts'
import { wordValue } from './present-rows.ts'
import { type SelectionQuery, selectRows } from './selection.ts'
import { countBy } from './store-rows.ts'

const maxGroups = 60

/** Months with the newest first; languages and statuses by their number of rows. */
export async function countRows(
  db: Database,
  open: OpenReport,
  name: ReportGrouping,
  query: SelectionQuery,
): Promise<ReportGroup[]> {
  const grouping = open.entity.groupings[name]
  if (!grouping) throw new Refusal('not_found')
  const order = name === 'MONTH' ? 'key' : 'rows'
  const found = await countBy(db, selectRows(open, query), grouping.value(query.timeZone), { limit: maxGroups, order })
  return found.map(({ key, rows, spend }) => ({
    name: name === 'MONTH' ? String(key).slice(0, 'YYYY-MM'.length) : wordValue(open, grouping.wording, key),
    rows,
    spend: spend === null ? null : Number(spend) / 100,
  }))
}
