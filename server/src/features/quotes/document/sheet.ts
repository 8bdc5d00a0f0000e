import type { Fonts } from './fonts.ts'
import { content, type Style } from './look.ts'
import { type Setter, setter } from './set-text.ts'

type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI'

/** One below the other, down the page and on to the next; with the structure that screen readers go by. */
export type Sheet = {
  readonly doc: PDFKit.PDFDocument
  readonly setter: Setter
  y: number
  /** Begins a new page where there is not this much room left. Answers whether it did. */
  makeRoom(height: number): boolean
  /** A piece of the document's structure; its pieces are drawn in their order. */
  tag(parent: PDFKit.PDFStructureElement, tag: Tag, draw?: () => void): PDFKit.PDFStructureElement
  /** What only looks: screen readers pass it over. */
  decorate(draw: () => void): void
  text(parent: PDFKit.PDFStructureElement, tag: Tag, text: string, style: Style, gap?: number): void
}

export function openSheet(doc: PDFKit.PDFDocument, fonts: Fonts): Sheet {
  const sheet: Sheet = {
    doc,
    setter: setter(doc, fonts),
    y: content.top,

    makeRoom(height) {
      if (sheet.y + height <= content.bottom) return false
      doc.addPage()
      sheet.y = content.top
      return true
    },

    tag(parent, tag, draw) {
      const element = draw ? doc.struct(tag, {}, [draw]) : doc.struct(tag)
      parent.add(element)
      return element
    },

    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },

    text(parent, tag, text, style, gap = 0) {
      const block = sheet.setter.block(text, style, content.width)
      sheet.makeRoom(Math.min(block.height, content.bottom - content.top))
      sheet.tag(parent, tag, () => sheet.setter.put(block, { x: content.left, y: sheet.y, width: content.width }))
      sheet.y += block.height + gap
    },
  }
  return sheet
}
