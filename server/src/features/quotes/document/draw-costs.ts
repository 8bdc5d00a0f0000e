import { moneyText } from '../format.ts'
import { messages } from '../messages/document.en.ts'
import { pagesOf } from '../pricing/pricing.ts'
import { colours, content, lineHeight, type Style, styles } from './look.ts'
import type { QuoteFacts } from './quote-facts.ts'
import type { Block } from './set-text.ts'
import type { Sheet } from './sheet.ts'

type Root = PDFKit.PDFStructureElement
type Cell = { readonly text: string; readonly style: Style }

const { left, right } = content
const columns = [
  { x: left + 10, width: 250 },
  { x: left + 264, width: 56 },
  { x: left + 326, width: 84 },
  { x: left + 416, width: right - left - 426 },
] as const

/** A table of the languages, and what they come to. */
export function drawCosts(sheet: Sheet, root: Root, facts: QuoteFacts): void {
  sheet.makeRoom(140)
  sheet.text(root, 'H2', messages.costs, styles.heading, 6)
  const table = sheet.tag(root, 'Table')
  drawColumnHeads(sheet, table)
  for (const line of facts.lines) drawLine(sheet, table, line)
  table.end()
  drawTotal(sheet, root, facts)
}

function drawColumnHeads(sheet: Sheet, table: Root): void {
  const heads = [messages.service, messages.pages, messages.perPage, messages.cost]
  const height = lineHeight(styles.columnHead) + 10
  sheet.decorate(() => sheet.doc.roundedRect(left, sheet.y, content.width, height, 6).fill(colours.surface))
  const cells = heads.map((text, index): Cell => ({ text, style: { ...styles.columnHead, ...ends(index) } }))
  drawRow(sheet, table, 'TH', cells)
}

const ends = (column: number) => (column === 0 ? {} : ({ align: 'end' } as const))
const pagesText = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

function drawLine(sheet: Sheet, table: Root, line: QuoteFacts['lines'][number]): void {
  const service = [messages.services, ...remarksOn(line)].join('\n')
  const { setter } = sheet
  const below = setter.block(service, styles.quiet, columns[0].width)
  const name = setter.block(line.language, styles.strong, columns[0].width)
  if (sheet.makeRoom(name.height + below.height + 12)) drawColumnHeads(sheet, table)
  const numbers = [pagesText.format(line.pages), moneyText(line.pricePerPageCents), moneyText(line.priceCents)]
  drawRow(
    sheet,
    table,
    'TD',
    [{ text: line.language, style: styles.strong }, ...numbers.map((text): Cell => ({ text, style: styles.number }))],
    below,
  )
}

/** Why the billed pages are not those that were counted. */
function remarksOn({ pages, countedPages, isMinimum, isFlat }: QuoteFacts['lines'][number]): string[] {
  if (isFlat) return [messages.flat]
  return isMinimum ? [messages.minimum(pagesText.format(pages), pagesText.format(countedPages ?? 0))] : []
}

/** The cells side by side, and below the first of them what goes with it. */
function drawRow(sheet: Sheet, table: Root, tag: 'TH' | 'TD', cells: readonly Cell[], below?: Block): void {
  const { setter, doc } = sheet
  const row = sheet.tag(table, 'TR')
  const top = sheet.y + 5
  const blocks = cells.map(({ text, style }, index) => setter.block(text, style, columns[index]?.width ?? 0))
  for (const [index, block] of blocks.entries())
    sheet.tag(row, tag, () => {
      const column = columns[index] ?? columns[0]
      setter.put(block, { ...column, y: top })
      if (index === 0 && below) setter.put(below, { ...column, y: top + block.height })
    })
  row.end()
  const [first] = blocks
  const height = Math.max((first?.height ?? 0) + (below?.height ?? 0), ...blocks.map((block) => block.height))
  sheet.y += height + 10
  if (tag === 'TD')
    sheet.decorate(() => doc.moveTo(left, sheet.y).lineTo(right, sheet.y).lineWidth(0.75).stroke(colours.rule))
}

function drawTotal(sheet: Sheet, root: Root, { lines, priceCents }: QuoteFacts): void {
  const { doc, setter } = sheet
  const height = 46
  sheet.y += 10
  sheet.makeRoom(height)
  const top = sheet.y
  const isCounted = lines.every(({ isFlat }) => !isFlat)
  const sum = isCounted ? `${messages.totalPages(pagesText.format(pagesOf(lines)), lines.length)} · ` : ''
  const label = setter.block(messages.total, styles.strong, 280)
  const detail = setter.block(`${sum}${messages.currency}`, styles.quiet, 280)
  const price = setter.block(moneyText(priceCents), { ...styles.total, colour: colours.primary }, 180)
  sheet.decorate(() => doc.roundedRect(left, top, content.width, height, 8).fill(colours.tint))
  sheet.tag(root, 'P', () => {
    setter.put(label, { x: left + 12, y: top + 8, width: 280 })
    setter.put(price, { x: right - 190, y: top + 11, width: 180 })
    setter.put(detail, { x: left + 12, y: top + 9 + label.height, width: 280 })
  })
  sheet.y += height + 18
}
