import type { StreamedEntry } from '../zip/zip-entry.ts'
import { zipStream } from '../zip/zip-stream.ts'
import { contentTypes, packageRelations, styles, workbook, workbookRelations } from './xlsx-parts.ts'
import { type SheetColumn, type SheetValue, writeRow, writeTexts } from './xlsx-row.ts'

export type { SheetColumn, SheetValue } from './xlsx-row.ts'

type Rows = readonly (readonly SheetValue[])[]

/** Rows of a sheet, with the heads. More rows go to another sheet. */
const rowsPerSheet = 1_048_576

const opening =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>\n'
const closing = '</sheetData></worksheet>'

/** Streams a workbook with flat memory. */
export async function* xlsxOf(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<Rows>,
): AsyncGenerator<Uint8Array> {
  yield* zipStream(entriesOf(columns, batches))
}

async function* entriesOf(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<Rows>,
): AsyncGenerator<StreamedEntry> {
  const rows = createRowReader(batches)
  let sheets = 0
  do {
    sheets++
    yield entry(`xl/worksheets/sheet${sheets}.xml`, writeSheet(columns, rows))
  } while (!rows.isOver())
  const parts = {
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': workbookRelations(sheets),
    'xl/styles.xml': styles,
    '_rels/.rels': packageRelations,
    '[Content_Types].xml': contentTypes(sheets),
  }
  for (const [name, text] of Object.entries(parts)) yield entry(name, [text])
}

async function* writeSheet(columns: readonly SheetColumn[], rows: RowReader): AsyncGenerator<string> {
  yield opening + writeTexts(columns.map(({ name }) => name))
  for (let room = rowsPerSheet - 1; room > 0 && !rows.isOver(); ) {
    const some = await rows.take(room)
    room -= some.length
    yield some.map((row) => writeRow(columns, row)).join('')
  }
  yield closing
}

type RowReader = { take(atMost: number): Promise<Rows>; isOver(): boolean }

/** Hands out batches, cut where a sheet ends. */
function createRowReader(batches: AsyncIterable<Rows>): RowReader {
  const iterator = batches[Symbol.asyncIterator]()
  let waiting: Rows = []
  let isDone = false
  return {
    isOver: () => isDone && waiting.length === 0,
    async take(atMost) {
      if (waiting.length === 0) {
        const { value, done } = await iterator.next()
        isDone = done === true
        waiting = isDone ? [] : value
      }
      const taken = waiting.slice(0, atMost)
      waiting = waiting.slice(atMost)
      return taken
    },
  }
}

const entry = (name: string, texts: AsyncIterable<string> | Iterable<string>): StreamedEntry => ({
  name,
  modifiedAt: new Date(0),
  open: async () => encode(texts),
})

async function* encode(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}
