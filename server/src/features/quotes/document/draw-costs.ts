import { countedIn } from '@portolan/contract/quotes/quotes'
import { isolate } from '../../../platform/pdf/isolate.ts'
import { content } from '../../../platform/pdf/page-size.ts'
import type { Column, Parent } from '../../../platform/pdf/sheet.ts'
import type { Block, Style } from '../../../platform/pdf/text-setter.ts'
import { commonUnit } from './common-unit.ts'
import { colors, styles } from './look.ts'
import type { QuoteDocument } from './quote-document.ts'
import type { QuoteFacts } from './quote-facts.ts'

type Cell = { readonly text: string; readonly style: Style }

const columns: readonly [Column, ...Column[]] = [
  { at: 10, width: 250 },
  { at: 264, width: 56 },
  { at: 326, width: 84 },
  { at: 416, width: content.width - 426 },
]
const [services] = columns

/** Draws the table of languages and prices. */
export async function drawCosts(document: QuoteDocument): Promise<void> {
  const { sheet, root, t, facts } = document
  sheet.makeRoom(140)
  await sheet.text(root, 'H2', t('costs'), styles.heading, 6)
  const table = sheet.tag(root, 'Table')
  await drawColumnHeads(document, table)
  for (const line of facts.lines) await drawLine(document, table, line)
  table.end()
}

async function drawColumnHeads(document: QuoteDocument, table: Parent): Promise<void> {
  const { sheet, t, facts } = document
  const unit = commonUnit(facts.lines)
  const units = unit ? [t(`units_${unit}`), t(`pricePer_${unit}`)] : [t('quantity'), t('unitPrice')]
  const cells = [t('service'), ...units, t('cost')].map(
    (text, index): Cell => ({ text, style: index === 0 ? styles.columnHead : { ...styles.columnHead, align: 'end' } }),
  )
  const blocks = await setCells(document, cells)
  const height = Math.max(...blocks.map((block) => block.height)) + 10
  sheet.box({ at: 0, width: content.width, y: sheet.y, height, radius: 6, color: colors.surface })
  drawRow(document, table, 'TH', blocks)
}

async function drawLine(document: QuoteDocument, table: Parent, line: QuoteFacts['lines'][number]): Promise<void> {
  const { sheet, t, formats, facts } = document
  const details = [t('services'), ...remarksOn(document, line)].join('\n')
  const below = await sheet.setter.block(details, styles.quiet, services.width)
  const { unit, quantity, unitPriceCents } = line
  const count =
    unit === 'FLAT' || commonUnit(facts.lines) ? formats.number(quantity) : t(`count_${unit}`, { count: quantity })
  const numbers = [count, formats.unitPrice(unitPriceCents), formats.money(line.priceCents)]
  const blocks = await setCells(document, [
    { text: isolate(line.language), style: styles.strong },
    ...numbers.map((text): Cell => ({ text, style: styles.number })),
  ])
  if (sheet.makeRoom((blocks[0]?.height ?? 0) + below.height + 12)) await drawColumnHeads(document, table)
  drawRow(document, table, 'TD', blocks, below)
  sheet.rule(sheet.y, 0.75, colors.rule)
}

const setCells = ({ sheet }: QuoteDocument, cells: readonly Cell[]): Promise<Block[]> =>
  Promise.all(cells.map(({ text, style }, index) => sheet.setter.block(text, style, columns[index]?.width ?? 0)))

/** Why the billed units are not the counted ones. */
function remarksOn({ t, formats }: QuoteDocument, line: QuoteFacts['lines'][number]): string[] {
  const { unit, quantity, isMinimum } = line
  if (unit === 'FLAT') return [t(isMinimum ? 'minimumCharge' : 'flatPrice')]
  if (!isMinimum) return []
  const counted = formats.number(countedIn(unit, line) ?? 0)
  return [t('minimum', { quantity: t(`count_${unit}`, { count: quantity }), counted })]
}

/** Draws a row. `below` goes under its first cell. */
function drawRow(
  { sheet }: QuoteDocument,
  table: Parent,
  tag: 'TH' | 'TD',
  blocks: readonly Block[],
  below?: Block,
): void {
  const row = sheet.tag(table, 'TR')
  const top = sheet.y + 5
  for (const [index, block] of blocks.entries()) {
    const column = columns[index] ?? services
    const cell = { ...column, block, y: top }
    const isFirst = index === 0
    sheet.tag(row, tag, isFirst && below ? [cell, { ...column, block: below, y: top + block.height }] : [cell])
  }
  row.end()
  const first = (blocks[0]?.height ?? 0) + (below?.height ?? 0)
  sheet.y += Math.max(first, ...blocks.map((block) => block.height)) + 10
}
