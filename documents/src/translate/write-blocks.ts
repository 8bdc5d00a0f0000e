import type { Block } from '../formats/pdf/blocks.ts'
import { walkBlocks } from '../formats/pdf/walk-blocks.ts'
import type { Refusal } from '../refusal.ts'
import type { TranslationReport } from '../segments/report.ts'
import { withSource } from '../source.ts'
import { createYieldPoint } from '../yielding.ts'
import { type TranslationOptions, writeOutput } from './write-translation.ts'

/** A block as a line of JSON. The image of a line is in base64. */
export type BlockLine = Exclude<Block, { kind: 'image' }> | (Omit<ImageBlock, 'png'> & { readonly png: string })
type ImageBlock = Extract<Block, { kind: 'image' }>

/** Writes the translated content of a pdf as lines of JSON, for a program that sets new pages from it. */
export const writeBlocks = (path: string, options: TranslationOptions): Promise<TranslationReport | Refusal> =>
  writeOutput(options, (pass, output) =>
    withSource(path, (source) =>
      walkBlocks(source, pass, createYieldPoint(), async (block) => {
        await output.appendFile(`${JSON.stringify(lineOf(block))}\n`)
      }),
    ),
  )

const lineOf = (block: Block): BlockLine =>
  block.kind === 'image' ? { ...block, png: block.png.toString('base64') } : block
