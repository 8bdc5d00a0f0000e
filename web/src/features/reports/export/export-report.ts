import { exportedRows, type Report } from '@portolan/contract/reports/reports'
import { ApiError } from '../../../shared/api/api-error.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { type Selection, shownColumns } from '../address.ts'
import { type RowPage, readRows } from '../api.ts'
import { nameReportFile, writeReportCsv } from './report-csv.ts'

const retries = 3
const pauseMs = 500

/** Saves the first 1000 rows as CSV, and returns how many there are. */
export async function exportReport(report: Report, selection: Selection): Promise<RowPage> {
  const page = await withRetries(() => readRows(report.id, { ...selection, page: 1, limit: exportedRows }))
  const text = writeReportCsv(shownColumns(report, selection), page.items)
  saveFile(nameReportFile(report.name, new Date(), 'csv'), new Blob([text], { type: 'text/csv;charset=utf-8' }))
  return page
}

/** A refusal would be the same again; everything else is tried three times more. */
async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await run()
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
      if (isFinal || attempt > retries) throw error
      await new Promise((resume) => setTimeout(resume, pauseMs * attempt))
    }
}
