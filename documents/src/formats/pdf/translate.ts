import { RefusalError } from '../../refusal.ts'
import { describeTarget } from '../../segments/target-language.ts'
import { ArchiveWriter } from '../../zip/archive-writer.ts'
import type { FormatTranslator } from '../format-translator.ts'
import { writeBlock } from './docx-block.ts'
import {
  contentTypes,
  documentEnd,
  documentRelations,
  documentStart,
  numbering,
  packageParts,
  styles,
} from './docx-parts.ts'
import { walkBlocks } from './walk-blocks.ts'

const mostBytes = 64 * 1024 * 1024

/** The translation of a pdf is a new docx with its texts in reading order, because its pages cannot be set again. */
export const translatePdf: FormatTranslator = async ({ source, pass, output, yieldPoint }) => {
  if (!output) return walkBlocks(source, pass, yieldPoint, async () => {})
  const target = pass.target ?? describeTarget(pass.sourceLanguage)
  const archive = new ArchiveWriter(output)
  const body: Buffer[] = [Buffer.from(documentStart)]
  let bytes = 0
  let images = 0
  await archive.add('[Content_Types].xml', contentTypes)
  await archive.add('_rels/.rels', packageParts)
  await walkBlocks(source, pass, yieldPoint, async (block) => {
    if (block.kind === 'image') await archive.add(`word/media/image${++images}.png`, block.png)
    const written = Buffer.from(writeBlock(block, images, target.isRightToLeft))
    bytes += written.length
    if (bytes > mostBytes) throw new RefusalError('too_large_to_read', 'the text of a pdf')
    body.push(written)
  })
  body.push(Buffer.from(documentEnd(target.isRightToLeft)))
  await archive.add('word/document.xml', Buffer.concat(body))
  await archive.add('word/_rels/document.xml.rels', documentRelations(images))
  await archive.add('word/styles.xml', styles(target))
  await archive.add('word/numbering.xml', numbering)
  await archive.finish()
}
