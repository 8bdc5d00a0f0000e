import { countedRows } from '@portolan/contract/reports/reports'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import type { OpenReport } from './open-report.ts'
import { presentRow } from './present-rows.ts'
import { type SelectionQuery, selectRows } from './selection.ts'
import type { LargeSelections } from './store-large-selections.ts'
import { readPage } from './store-rows.ts'

type RowsQuery = SelectionQuery & { readonly page: number; readonly limit: number }

export async function listRows(db: Database, large: LargeSelections, open: OpenReport, query: RowsQuery) {
  const selection = selectRows(open, query)
  const offset = (query.page - 1) * query.limit
  if (offset >= countedRows) throw new Refusal('report_page_too_deep', { rows: countedRows })
  const { rows, ...total } = await readPage(db, large, selection, { limit: query.limit, offset })
  return {
    items: rows.map(({ cells }) => presentRow(open, selection.columns, cells)),
    details: rows.map(({ request }) => ({ request })),
    ...total,
  }
}
