import type { BlockLine } from '@portolan/documents'
import { content } from '../../../platform/pdf/page-size.ts'
import { gaps } from './look.ts'
import type { TranslatedPages } from './translated-pages.ts'

type ImageBlock = Extract<BlockLine, { kind: 'image' }>

const columnsAt = 16
const rowsAt = 20
const colorTypeAt = 25
const withAlpha = 4
/** An image with transparency is unpacked for printing, and others are not. */
const mostPixelsWithAlpha = 8_000_000

export async function drawImage(pages: TranslatedPages, { width, height, png }: ImageBlock): Promise<void> {
  const { sheet, root } = pages
  const bytes = Buffer.from(png, 'base64')
  if (!isPrintable(bytes)) {
    pages.imagesLeftOut++
    return
  }
  const scale = Math.min(1, content.width / width, (content.bottom - content.top) / height)
  const shown = { width: width * scale, height: height * scale }
  if (sheet.y + shown.height > content.bottom) await pages.nextPage()
  const x = sheet.left({ at: 0, width: shown.width })
  const { doc, y } = sheet
  // The types of pdfkit do not know these options.
  const options: object = { placement: 'Block', bbox: [x, y, x + shown.width, y + shown.height] }
  root.add(doc.struct('Figure', options, [() => void doc.image(bytes, x, y, shown)]))
  sheet.y += shown.height + gaps.image
}

function isPrintable(png: Buffer): boolean {
  if (png.length < 33) return false
  const hasAlpha = ((png[colorTypeAt] ?? 0) & withAlpha) !== 0
  return !hasAlpha || png.readUInt32BE(columnsAt) * png.readUInt32BE(rowsAt) <= mostPixelsWithAlpha
}
