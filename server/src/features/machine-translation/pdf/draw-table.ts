import type { BlockLine } from '@portolan/documents'
import { content } from '../../../platform/pdf/page-size.ts'
import type { Column, Parent } from '../../../platform/pdf/sheet.ts'
import type { Block } from '../../../platform/pdf/text-setter.ts'
import { columnWidths } from './column-widths.ts'
import { piecesOf } from './draw-text.ts'
import { gaps, ruleColor, styles } from './look.ts'
import type { TranslatedPages } from './translated-pages.ts'

type TableBlock = Extract<BlockLine, { kind: 'table' }>
type Cell = Column & { readonly block: Block; readonly element: Parent }

const padding = 4
const mostWideColumns = 6

export async function drawTable(pages: TranslatedPages, { rows }: TableBlock): Promise<void> {
  const { sheet, root } = pages
  const widths = columnWidths(rows.map((row) => row.map((runs) => runs.map(({ text }) => text).join(''))))
  const style = widths.length > mostWideColumns ? styles.narrowCell : styles.cell
  const table = sheet.tag(root, 'Table')
  for (const [index, row] of rows.entries()) {
    const isHead = index === 0 && row.every((runs) => runs.length === 0 || runs.every(({ isBold }) => isBold))
    const element = sheet.tag(table, 'TR')
    const cells: Cell[] = []
    let at = 0
    for (const [column, width] of widths.entries()) {
      const block = await sheet.setter.block(piecesOf(row[column] ?? []), style, width - 2 * padding)
      const cell = sheet.doc.struct(isHead ? 'TH' : 'TD', {
        ...sheet.readingOrder([block]),
        ...(isHead && { scope: 'Column' }),
      })
      element.add(cell)
      cells.push({ at, width, block, element: cell })
      at += width
    }
    await drawRow(pages, cells, sheet.setter.lineHeight(style))
    element.end()
  }
  table.end()
  sheet.y += gaps.table
}

/** Draws a row on the next page where it does not fit, and over several pages where it is longer than one. */
async function drawRow(pages: TranslatedPages, cells: readonly Cell[], lineHeight: number): Promise<void> {
  const { sheet } = pages
  const mostLines = Math.max(...cells.map(({ block }) => block.lines.length))
  const height = mostLines * lineHeight + 2 * padding
  const isLongerThanPage = height > content.bottom - content.top
  if (sheet.y + height > content.bottom && (!isLongerThanPage || sheet.y + 4 * lineHeight > content.bottom))
    await pages.nextPage()
  for (let line = 0; line < mostLines; ) {
    const room = Math.max(1, Math.floor((content.bottom - sheet.y - 2 * padding) / lineHeight))
    const count = Math.min(room, mostLines - line)
    const partHeight = count * lineHeight + 2 * padding
    for (const { block, at, width, element } of cells) {
      const part = { ...block, lines: block.lines.slice(line, line + count) }
      const place = { at: at + padding, width: width - 2 * padding, y: sheet.y + padding }
      element.add(() => sheet.put({ ...place, block: part }))
      const left = sheet.left({ at, width })
      sheet.decorate(() => sheet.doc.rect(left, sheet.y, width, partHeight).lineWidth(0.5).stroke(ruleColor))
    }
    sheet.y += partHeight
    line += count
    if (line < mostLines) await pages.nextPage()
  }
}
