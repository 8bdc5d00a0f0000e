import * as reports from '@portolan/contract/reports/reports'
import { call } from '../../../shared/api/api-client.ts'
import type { Selection } from '../address.ts'
import { selectionQuery } from '../api.ts'
import { nameReportFile } from './report-csv.ts'
import { saveBlob } from './save-blob.ts'

type Options = {
  readonly format: reports.ReportFileFormat
  readonly onProgress: (rows: number) => void
  readonly signal: AbortSignal
}

/** Saves all rows. They stream in, and every row ends with a line feed, which is how they are counted. */
export async function downloadReport(report: reports.Report, selection: Selection, options: Options): Promise<void> {
  const { format, onProgress, signal } = options
  const params = { id: report.id, format }
  const { downloadUrl } = await call(reports.exportReport, { params, query: selectionQuery(selection) }, { signal })
  const response = await fetch(downloadUrl, { signal })
  if (!response.ok || !response.body) throw new Error(`The download was answered with ${response.status}.`)
  const counted = response.body.pipeThrough(countLines(onProgress))
  const blob = await new Response(counted, { headers: response.headers }).blob()
  saveBlob(nameReportFile(report.name, new Date(), format), blob)
}

const lineFeed = 10

function countLines(onProgress: (lines: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let lines = 0
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) if (byte === lineFeed) lines++
      onProgress(Math.max(0, lines - 1))
      controller.enqueue(chunk)
    },
  })
}
