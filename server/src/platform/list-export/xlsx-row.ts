export type SheetColumn = { readonly name: string; readonly type: 'text' | 'number' | 'money' | 'date' }

/** A date is a calendar date as YYYY-MM-DD. */
export type SheetValue = string | number | null

/** The styles of xlsx-parts.ts. */
const style = { text: 1, date: 2, money: 3, head: 4 }

const longestText = 32_767
const dayMs = 86_400_000
/** The day before the first one of the date system, which has a 29 February 1900. */
const dayZero = Date.UTC(1899, 11, 30)

export const writeRow = (columns: readonly SheetColumn[], values: readonly SheetValue[]): string =>
  `<row>${columns.map(({ type }, index) => writeCell(type, values[index] ?? null)).join('')}</row>`

/** The heads of the columns. */
export const writeTexts = (texts: readonly string[]): string =>
  `<row>${texts.map((text) => textCell(text, style.head)).join('')}</row>`

function writeCell(type: SheetColumn['type'], value: SheetValue): string {
  if (value === null || value === '') return '<c/>'
  if (type === 'date' && typeof value === 'string')
    return `<c s="${style.date}"><v>${(Date.parse(value) - dayZero) / dayMs}</v></c>`
  if (typeof value === 'number') return `<c${type === 'money' ? ` s="${style.money}"` : ''}><v>${value}</v></c>`
  return textCell(value, style.text)
}

/** Never a formula: the cell is text, and its style keeps it text when someone edits it. */
const textCell = (text: string, styleId: number): string =>
  `<c s="${styleId}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, longestText))}</t></is></c>`

/** XML has no way to write these characters. */
const notInXml = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(notInXml, '')
    .replace(/[&<>\n\r]/g, (character) => entities[character] ?? character)
