import { Readable } from 'node:stream'
import { sanitizeFileName } from '@portolan/contract/files/file-name'
import type { FastifyReply } from 'fastify'
import { csvOf } from './csv.ts'
import { type SheetColumn, type SheetValue, xlsxOf } from './xlsx.ts'

/** A list to be saved as a file. Texts are those of CSV; a spreadsheet gets numbers and dates as such. */
export type ListFile = { readonly fileName: string } & (
  | {
      readonly format: 'csv'
      readonly heads: readonly string[]
      readonly batches: AsyncIterable<readonly (readonly string[])[]>
    }
  | {
      readonly format: 'xlsx'
      readonly columns: readonly SheetColumn[]
      readonly batches: AsyncIterable<readonly (readonly SheetValue[])[]>
    }
)

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Streams a list to be saved, as fast as it is downloaded. */
export function sendList(reply: FastifyReply, list: ListFile): FastifyReply {
  const stream = list.format === 'csv' ? csvOf(list.heads, list.batches) : xlsxOf(list.columns, list.batches)
  const fileName = encodeURIComponent(sanitizeFileName(list.fileName))
  return reply
    .header('content-type', types[list.format])
    .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
    .header('cache-control', 'no-store')
    .send(Readable.from(stream, { objectMode: false }))
}
