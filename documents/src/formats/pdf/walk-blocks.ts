import { limits } from '../../limits.ts'
import type { PageLayout } from '../../pdf/page-layout.ts'
import { withPdf } from '../../pdf/read-pdf.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { Source } from '../../source.ts'
import type { YieldPoint } from '../../yielding.ts'
import type { Block } from './blocks.ts'
import { joinLines } from './lines.ts'
import { goesOn, readPageBlocks } from './page-blocks.ts'
import { recognizePage } from './recognize-page.ts'
import { findRunningLines } from './running-lines.ts'
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
    const running = await findRunningLines(pdf, yieldPoint)
    const readScan = scanReader(pass)
    let last: Block | undefined
    for (let number = 1; number <= pdf.pages; number++) {
      await yieldPoint()
      const layout = await pdf.layoutOfPage(number)
      const { blocks: found, headAndFoot, pageNumbers, repeated } = readPageBlocks(layout, running)
      if (pageNumbers > 0) pass.leave('page_number', pageNumbers)
      if (repeated > 0) pass.leave('repeated_on_pages', repeated)
      // Before a paragraph that may go on on this page.
      for (const block of headAndFoot) await take(translateBlock(block, pass))
      const isScan = found.length > 0 && found.every(({ kind }) => kind === 'image')
      const blocks = isScan ? ((await readScan(layout)) ?? found) : found
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

/** Reads scanned pages as text, up to a number of them, and says so. */
function scanReader(pass: TranslationPass): (layout: PageLayout) => Promise<Block[] | undefined> {
  let pages = 0
  return async (layout) => {
    const { recognizer } = pass
    const blocks =
      recognizer && pages < limits.recognizedPages ? await recognizePage(layout, recognizer, pass) : undefined
    if (blocks) pages++
    else pass.warn('scanned_page')
    return blocks
  }
}
