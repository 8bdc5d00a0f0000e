import { byteOrderMark, formatCsvLine } from '@portolan/contract/csv-line'

/** Streams a CSV file, starting with the column heads. */
export async function* csvOf(
  heads: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLine(heads)
  for await (const page of pages) yield page.map(formatCsvLine).join('')
}
