/** Makes spreadsheets read a CSV file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** The start of a formula, at the start of a cell or after a character that some spreadsheets take for a separator. */
const formulaStart = /(^|[;|\t\r\n])([\p{Zs}\p{Cf}\v\f\u2028\u2029'"]*)(?=[=+\-@＝＋－＠])/gu

/** Prevents spreadsheets from running text as a formula. */
export const neutralizeFormulas = (text: string): string => text.replace(/\0/g, '').replace(formulaStart, "$1'$2")

/** One line of RFC 4180, every cell quoted. */
export const formatCsvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${neutralizeFormulas(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
