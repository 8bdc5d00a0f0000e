import * as reports from '@portolan/contract/reports/reports'
import { call } from '../../../shared/api/api-client.ts'
import { saveFrom } from '../../../shared/deliverables/save-file.ts'
import { saveFile } from '../../../shared/save-file.ts'
import type { Selection } from '../address.ts'
import { selectionQuery } from '../api.ts'
import { nameReportFile } from './report-csv.ts'

/** What has arrived. Rows of a workbook cannot be counted, because they are compressed. */
export type Progress = { readonly rows: number | null; readonly totalRows: number; readonly bytes: number }

type Options = {
  readonly format: reports.ReportFileFormat
  readonly onProgress: (progress: Progress) => void
  readonly signal: AbortSignal
}

/**
 * Saves all rows. The page collects them, with progress, if it knows how many there are; more rows than that are left to
 * the browser, which writes them to disk as they come.
 */
export async function downloadReport(
  report: reports.Report,
  selection: Selection,
  { format, onProgress, signal }: Options,
): Promise<'saved' | 'left to the browser'> {
  const params = { id: report.id, format }
  const query = selectionQuery(selection)
  const { downloadUrl, totalRows, isTotalExact } = await call(reports.exportReport, { params, query }, { signal })
  if (!isTotalExact) {
    saveFrom(downloadUrl)
    return 'left to the browser'
  }
  const response = await fetch(downloadUrl, { signal })
  if (!response.ok || !response.body) throw new Error(`The download was answered with ${response.status}.`)
  const show = (lines: number, bytes: number) =>
    onProgress({ rows: format === 'csv' ? Math.min(totalRows, Math.max(0, lines - 1)) : null, totalRows, bytes })
  const counted = response.body.pipeThrough(countLines(show))
  const blob = await new Response(counted, { headers: response.headers }).blob()
  saveFile(nameReportFile(report.name, new Date(), format), blob)
  return 'saved'
}

const lineFeed = 10

function countLines(onProgress: (lines: number, bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let [lines, bytes] = [0, 0]
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) if (byte === lineFeed) lines++
      bytes += chunk.length
      onProgress(lines, bytes)
      controller.enqueue(chunk)
    },
  })
}
