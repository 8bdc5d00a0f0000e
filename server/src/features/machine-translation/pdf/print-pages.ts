import type { BlockLine, Refusal } from '@portolan/documents'
import { content, page } from '../../../platform/pdf/page-size.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'
import { readBlockLines } from './block-lines.ts'
import { drawImage } from './draw-image.ts'
import { drawTable } from './draw-table.ts'
import { drawText } from './draw-text.ts'
import { gaps, styles } from './look.ts'
import { streamDocument } from './stream-document.ts'
import type { TranslatedPages } from './translated-pages.ts'

export type PrintTask = {
  /** The file that `writeBlocks` of the documents library has written. */
  readonly blocksPath: string
  /** The file that gets the PDF. */
  readonly to: string
  /** The language of the translation, as a BCP 47 tag. */
  readonly language: string
  readonly title: string
  readonly createdAt: Date
}

export type PrintedPdf = {
  readonly pages: number
  /** Images that were too large. */
  readonly imagesLeftOut: number
  /** Whether it has a character that no font has. */
  readonly hasMissingCharacters: boolean
}

const mostPages = 5000
const mostBytesOfBlock = 32 * 1024 * 1024

/** Prints a translated document in the calling thread. */
export async function printPages({
  blocksPath,
  to,
  language,
  title,
  createdAt,
}: PrintTask): Promise<PrintedPdf | Refusal> {
  const numbers = new Intl.NumberFormat(language, { useGrouping: false })
  const info = { locale: language, title, createdAt }
  const document = streamDocument(info, to, (sheet, number) => drawPageNumber(sheet, numbers.format(number)))
  const pages: TranslatedPages = { ...document, list: undefined, imagesLeftOut: 0 }
  for await (const block of readBlockLines(blocksPath, mostBytesOfBlock)) {
    if (document.pages() > mostPages) {
      await document.abandon()
      return { refusal: 'too_large_to_read', detail: `more than ${mostPages} pages` }
    }
    if (block) await drawBlock(pages, block)
    else pages.imagesLeftOut++
  }
  const hasMissingCharacters = document.sheet.setter.hasMissing()
  pages.list?.end()
  await document.finish()
  return { pages: document.pages(), imagesLeftOut: pages.imagesLeftOut, hasMissingCharacters }
}

function drawBlock(pages: TranslatedPages, block: BlockLine): Promise<void> {
  if (block.kind !== 'item' && pages.list) {
    pages.list.end()
    pages.list = undefined
    pages.sheet.y += gaps.paragraph - gaps.item
  }
  if (block.kind === 'table') return drawTable(pages, block)
  if (block.kind === 'image') return drawImage(pages, block)
  return drawText(pages, block)
}

async function drawPageNumber(sheet: Sheet, number: string): Promise<void> {
  const block = await sheet.setter.block(number, styles.pageNumber, content.width)
  sheet.decorate(() => sheet.put({ block, at: 0, width: content.width, y: page.height - page.footer + 18 }))
}
