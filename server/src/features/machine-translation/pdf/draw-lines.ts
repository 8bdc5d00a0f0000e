import { content } from '../../../platform/pdf/page-size.ts'
import type { Column, Parent, Tag } from '../../../platform/pdf/sheet.ts'
import type { Block } from '../../../platform/pdf/text-setter.ts'
import type { TranslatedPages } from './translated-pages.ts'

type Lines = Column & {
  readonly block: Block
  readonly tag: Tag
  readonly parent: Parent
  /** Drawn next to the first line. */
  readonly marker?: Column & { readonly block: Block }
  /** Lines of what follows that must be on the same page. */
  readonly linesBelow?: number
}

/** Draws a paragraph over as many pages as it takes, never with one line alone at the end or start of a page. */
export async function drawLines(pages: TranslatedPages, lines: Lines): Promise<void> {
  const { block, at, width, marker } = lines
  const { sheet } = pages
  const { doc, setter } = sheet
  const lineHeight = setter.lineHeight(block.style)
  const element = doc.struct(lines.tag, sheet.readingOrder(marker ? [marker.block, block] : [block]))
  lines.parent.add(element)
  let isFirst = true
  for (let rest = block.lines; rest.length > 0; isFirst = false) {
    const room = Math.floor((content.bottom - sheet.y) / lineHeight)
    const count = linesThatFit(rest.length, room - (lines.linesBelow ?? 0))
    if (count === 0 && sheet.y > content.top) {
      await pages.nextPage()
      continue
    }
    const part = { ...block, lines: rest.slice(0, Math.max(1, count)) }
    const hasMarker = isFirst && marker
    element.add(() => {
      if (hasMarker) sheet.put({ ...marker, y: sheet.y })
      sheet.put({ block: part, at, width, y: sheet.y })
    })
    sheet.y += part.lines.length * lineHeight
    rest = rest.slice(part.lines.length)
    if (rest.length > 0) await pages.nextPage()
  }
  element.end()
}

function linesThatFit(lines: number, room: number): number {
  if (lines <= room) return lines
  if (room < 2 || lines < 4) return 0
  return lines - room === 1 ? room - 1 : room
}
