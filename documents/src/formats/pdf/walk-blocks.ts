import { withPdf } from '../../pdf/read-pdf.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { Source } from '../../source.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { Block } from './blocks.ts'
import { joinLines } from './lines.ts'
import { goesOn, readPageBlocks } from './page-blocks.ts'
import { translateBlock } from './translate-block.ts'

/** Passes on the blocks of a pdf, translated, in reading order. A paragraph over two pages is one. */
export async function walkBlocks(
  source: Source,
  pass: TranslationPass,
  yieldPoint: YieldPoint,
  take: (block: Block) => Promise<void>,
): Promise<void> {
  pass.beginPart('pdf')
  await withPdf(source, async (pdf) => {
    let last: Block | undefined
    for (let number = 1; number <= pdf.pages; number++) {
      await yieldPoint()
      const { blocks, pageNumbers } = readPageBlocks(await pdf.layoutOfPage(number))
      if (pageNumbers > 0) pass.leave('page_number', pageNumbers)
      if (blocks.length > 0 && blocks.every(({ kind }) => kind === 'image')) pass.warn('scanned_page')
      for (const block of blocks) {
        if (last?.kind === 'paragraph' && block.kind === 'paragraph' && goesOn(last, block) && block === blocks[0]) {
          last = { ...last, runs: joinLines(last.runs, block.runs) }
          continue
        }
        if (last) await take(translateBlock(last, pass))
        last = block
      }
    }
    if (last) await take(translateBlock(last, pass))
  })
}
