/** So that spreadsheets take the letters for UTF-8. */
const byteOrderMark = '\uFEFF'

/** How a formula begins: at the start of a cell, or of what a spreadsheet with other separators would take for one. */
const formulaStart = /(^|[;|\t\r\n])([\p{Zs}\p{Cf}\v\f\u2028\u2029'"]*)(?=[=+\-@＝＋－＠])/gu

/** A text that stays a text in any spreadsheet, whatever somebody typed. */
const tame = (text: string): string => text.replace(/\0/g, '').replace(formulaStart, "$1'$2")

/** One line of RFC 4180, every cell quoted. */
const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${tame(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** A file of lines as they come, the first of them the heads. */
export async function* csvOf(
  heads: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(heads)
  for await (const page of pages) yield page.map(lineOf).join('')
}
