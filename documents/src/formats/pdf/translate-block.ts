import type { InlineItem, MarkupWriter } from '../../segments/inline.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import type { Block, TextRun } from './blocks.ts'

/** The block with its texts translated. Texts that stay are as they were. */
export function translateBlock(block: Block, pass: TranslationPass): Block {
  if (block.kind === 'image') return block
  if (block.kind === 'table')
    return { ...block, rows: block.rows.map((cells) => cells.map((runs) => translateRuns(runs, pass))) }
  return { ...block, runs: translateRuns(block.runs, pass) }
}

const bold = 1
const italic = 2

function translateRuns(runs: readonly TextRun[], pass: TranslationPass): readonly TextRun[] {
  const items = runs.flatMap(({ text, isBold, isItalic }): InlineItem[] => {
    const format = (isBold ? bold : 0) + (isItalic ? italic : 0)
    // A space after a bold word is not bold.
    const space = (isThere: boolean): InlineItem => ({ kind: 'text', text: isThere ? ' ' : '', format: 0 })
    const words = text.trim().replace(/\s+/g, ' ')
    return [space(/^\s/.test(text)), { kind: 'text', text: words, format }, space(text.trimEnd() !== text)]
  })
  const written: TextRun[] = []
  const writer: MarkupWriter = {
    run(format, text) {
      written.push({ text, isBold: (format & bold) > 0, isItalic: (format & italic) > 0 })
      return text
    },
    text: (text) => text,
  }
  return pass.translateItems(items, writer) === undefined ? runs : written
}
