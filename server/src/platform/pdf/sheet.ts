import type { TextDirection } from './bidi.ts'
import { withoutDirectionMarks } from './isolate.ts'
import { content, page } from './page-size.ts'
import type { Block, Style, TextSetter } from './text-setter.ts'

export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody'
export type Parent = PDFKit.PDFStructureElement

/** A column: its distance from the edge where lines start, so that a right-to-left page is mirrored. */
export type Column = { readonly at: number; readonly width: number }
type Piece = Column & { readonly block: Block; readonly y: number }
type Box = Column & { readonly y: number; readonly height: number; readonly radius: number; readonly color: string }

export type Sheet = ReturnType<typeof openSheet>

/** Blocks one below the other, over as many pages as it takes, with the tags that screen readers use. */
export function openSheet(doc: PDFKit.PDFDocument, setter: TextSetter, direction: TextDirection) {
  const left = ({ at, width }: Column): number =>
    direction === 'ltr' ? page.margin + at : page.width - page.margin - at - width

  const sheet = {
    doc,
    setter,
    direction,
    y: content.top as number,

    /** Begins a new page where there is not this much room left. Answers whether it did. */
    makeRoom(height: number): boolean {
      if (sheet.y + height <= content.bottom) return false
      doc.addPage()
      sheet.y = content.top
      return true
    },

    /** The left edge of a column. */
    left,

    /** Puts a block into its column. */
    put({ block, at, width, y }: Piece): void {
      setter.put(block, { x: left({ at, width }), y, width })
    },

    /** Adds a tag to the structure and draws its pieces in order. */
    tag(parent: Parent, tag: Tag, pieces: readonly Piece[] = []): Parent {
      const options = sheet.readingOrder(pieces.map(({ block }) => block))
      const draw = () => pieces.forEach(sheet.put)
      const element = pieces.length > 0 ? doc.struct(tag, options, [draw]) : doc.struct(tag)
      if (tag === 'TH') scopeToColumn(element)
      parent.add(element)
      return element
    },

    /** The text of a tag where its letters stand in visual order on the page. */
    readingOrder: (blocks: readonly Block[]): { actual?: string } =>
      blocks.some(hasRightToLeft) ? { actual: readingText(blocks) } : {},

    /** Shapes without meaning; screen readers skip them. */
    decorate(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },

    box({ at, width, y, height, radius, color }: Box): void {
      sheet.decorate(() => doc.roundedRect(left({ at, width }), y, width, height, radius).fill(color))
    },

    /** A line across the page. */
    rule(y: number, thickness: number, color: string): void {
      const [from, to] = [page.margin, page.width - page.margin]
      sheet.decorate(() => doc.moveTo(from, y).lineTo(to, y).lineWidth(thickness).stroke(color))
    },

    /** A paragraph over the whole width. */
    async text(parent: Parent, tag: Tag, text: string, style: Style, gap = 0, own = direction): Promise<void> {
      const block = await setter.block(text, style, content.width, own)
      const lineHeight = setter.lineHeight(style)
      sheet.makeRoom(Math.min(block.height, content.bottom - content.top))
      for (let rest = block.lines; rest.length > 0; ) {
        // A new page only for a paragraph that is longer than a page.
        sheet.makeRoom(lineHeight)
        const fitting = Math.max(1, Math.floor((content.bottom - sheet.y) / lineHeight))
        const part = { ...block, lines: rest.slice(0, fitting) }
        sheet.tag(parent, tag, [{ block: part, at: 0, width: content.width, y: sheet.y }])
        sheet.y += part.lines.length * lineHeight
        rest = rest.slice(fitting)
      }
      sheet.y += gap
    },
  }
  return sheet
}

const hasRightToLeft = ({ lines }: Block): boolean =>
  lines.some(({ runs }) => runs.some(({ level }) => level % 2 === 1))

/** The page holds right-to-left letters in visual order; programs that read the tags get reading order from here. */
const readingText = (blocks: readonly Block[]): string =>
  withoutDirectionMarks(blocks.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')).replace(/\s+/g, ' ')

/** A header cell names its column; screen readers announce it with every cell below. */
function scopeToColumn(element: Parent): void {
  const { dictionary } = element as unknown as { dictionary: { data: Record<string, unknown> } }
  dictionary.data.A = { O: 'Table', Scope: 'Column' }
}
