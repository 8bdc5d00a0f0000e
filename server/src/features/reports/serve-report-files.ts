import {
  type ReportColumn,
  type ReportColumnType,
  ReportFileFormat,
  type ReportRow,
} from '@portolan/contract/reports/reports'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readInBatches } from '../../platform/list-export/read-in-batches.ts'
import { type ListFile, sendList } from '../../platform/list-export/send-list.ts'
import type { SheetColumn, SheetValue } from '../../platform/list-export/xlsx.ts'
import { dayIn, isoIn } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type OpenReport, openReport } from './open-report.ts'
import { presentRow } from './present-rows.ts'
import type { ReportNeeds } from './report-needs.ts'
import { selectRows } from './selection.ts'
import { readBatch, type Selection } from './store-rows.ts'

/** What a signed address stands for. Anyone who has the address may read these rows until it expires. */
const ReportFile = z.object({
  reportId: z.string(),
  format: ReportFileFormat,
  clientId: z.int(),
  locale: z.string(),
  filters: z.optional(z.string()),
  sort: z.optional(z.string()),
  columns: z.optional(z.string()),
  timeZone: z.string(),
})
type ReportFile = z.infer<typeof ReportFile>

const path = '/download/reports'
const validForSeconds = 600
const Query = z.object({ until: z.string(), proof: z.string(), file: z.string() })

/** The caller may read the report. The address is valid for ten minutes. */
export function signReportFile({ signedPaths }: Pick<ReportNeeds, 'signedPaths'>, file: ReportFile): string {
  const text = JSON.stringify(file)
  const signed = signedPaths.sign(`${path} ${text}`, validForSeconds)
  const query = new URLSearchParams(signed.slice(signed.lastIndexOf('?')))
  query.set('file', text)
  return `${path}?${query}`
}

/** Streams all rows of a report to the holder of a signed address. */
export function serveReportFiles(app: FastifyInstance, { db, signedPaths, now }: ReportNeeds): void {
  app.get(path, async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success || !signedPaths.isGood(`${path} ${query.data.file}`, query.data)) throw new Refusal('not_found')
    const file = ReportFile.parse(JSON.parse(query.data.file))
    const open = await openReport(db, file.reportId, file)
    const selection = selectRows(open, { ...file, at: now() })
    const rows = readRows({ db }, open, selection)
    return sendList(reply, reportFile({ name: open.report.name, columns: selection.columns, rows }, file, now()))
  })
}

function readRows(
  { db }: Pick<ReportNeeds, 'db'>,
  open: OpenReport,
  selection: Selection,
): AsyncIterable<readonly ReportRow[]> {
  return readInBatches(async (after: readonly string[] | undefined, size) => {
    const { rows, last } = await readBatch(db, selection, after, size)
    return { rows: rows.map((cells) => presentRow(open, selection.columns, cells)), last }
  })
}

type Rows = AsyncIterable<readonly ReportRow[]>
type Table = { readonly name: string; readonly columns: readonly ReportColumn[]; readonly rows: Rows }

function reportFile(table: Table, { format, timeZone }: ReportFile, at: Date): ListFile {
  const time = isoIn(timeZone, at).slice(11, 19).replaceAll(':', '')
  const fileName = `${table.name} ${dayIn(timeZone, at)} ${time}.${format}`
  if (format === 'csv')
    return {
      fileName,
      format,
      heads: table.columns.map(({ name }) => name),
      batches: mapRows(table, timeZone, csvCell),
    }
  const columns = table.columns.map(({ name, type }): SheetColumn => ({ name, type: sheetTypes[type] }))
  return { fileName, format, columns, batches: mapRows(table, timeZone, (value) => value) }
}

const sheetTypes = { TEXT: 'text', NUMBER: 'number', MONEY: 'money', TIME: 'date', DATE: 'date' } as const

/** Times become the calendar dates of the reader. */
async function* mapRows<Cell>(
  { columns, rows: batches }: Table,
  timeZone: string,
  write: (value: SheetValue, type: ReportColumnType) => Cell,
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield rows.map((row) =>
      columns.map(({ columnId, type }) => {
        const value = row[columnId] ?? null
        return write(type === 'TIME' && value !== null ? dayIn(timeZone, new Date(value)) : value, type)
      }),
    )
}

/** Dates are MM/DD/YYYY, amounts have two decimals. */
function csvCell(value: SheetValue, type: ReportColumnType): string {
  if (value === null) return ''
  if (type === 'MONEY') return Number(value).toFixed(2)
  if (type !== 'TIME' && type !== 'DATE') return String(value)
  const [year, month, day] = String(value).split('-')
  return `${month}/${day}/${year}`
}
