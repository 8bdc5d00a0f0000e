import type { BlockLine } from '@portolan/documents'
import type { Weight } from '../../../platform/pdf/open-font.ts'
import { content } from '../../../platform/pdf/page-size.ts'
import type { Piece } from '../../../platform/pdf/styled-text.ts'
import { drawLines } from './draw-lines.ts'
import { gaps, styles } from './look.ts'
import type { TranslatedPages } from './translated-pages.ts'

type TextBlock = Extract<BlockLine, { readonly runs: unknown }>
type Runs = TextBlock['runs']

export const piecesOf = (runs: Runs, weight: Weight = 400): Piece[] =>
  runs.map(({ text, isBold, isItalic }) => ({ text, weight: isBold ? 600 : weight, isItalic }))

const tags = ['H1', 'H2', 'H3'] as const
const whole = { at: 0, width: content.width }
const hasText = (runs: Runs): boolean => runs.some(({ text }) => text.trim() !== '')

export async function drawText(pages: TranslatedPages, block: TextBlock): Promise<void> {
  if (!hasText(block.runs)) return
  if (block.kind === 'item') return drawItem(pages, block)
  const { sheet, root } = pages
  const isHeading = block.kind === 'heading'
  const style = isHeading ? (styles.headings[block.level - 1] ?? styles.headings[2]) : styles.text
  const pieces = piecesOf(block.runs, style.weight)
  const set = await sheet.setter.block(pieces, style, content.width)
  // A heading stays with two lines of its text.
  const where = {
    parent: root,
    tag: isHeading ? (tags[block.level - 1] ?? 'H3') : 'P',
    linesBelow: isHeading ? 2 : 0,
  } as const
  if (isHeading && sheet.y > content.top) sheet.y += gaps.heading
  await drawLines(pages, { ...whole, ...where, block: set })
  sheet.y += isHeading ? gaps.heading : gaps.paragraph
}

const leastIndent = 18
const indentGap = 6

async function drawItem(pages: TranslatedPages, { marker, runs }: Extract<TextBlock, { kind: 'item' }>): Promise<void> {
  const { sheet, root } = pages
  const { setter, doc } = sheet
  // Bullets of symbol fonts are private characters.
  const shown = /[\p{L}\p{N}]/u.test(marker) ? marker : '•'
  const markerBlock = await setter.block(shown, styles.text, content.width / 2)
  const indent = Math.max(leastIndent, setter.widthOf(markerBlock) + indentGap)
  const column = { at: indent, width: content.width - indent }
  const block = await setter.block(piecesOf(runs), styles.text, column.width)
  if (!pages.list) {
    pages.list = doc.struct('L')
    root.add(pages.list)
  }
  const item = sheet.tag(pages.list, 'LI')
  await drawLines(pages, {
    ...column,
    block,
    parent: item,
    tag: 'LBody',
    marker: { at: 0, width: indent, block: markerBlock },
  })
  item.end()
  sheet.y += gaps.item
}
