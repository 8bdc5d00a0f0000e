import { open, rm } from 'node:fs/promises'
import type { Block } from '../formats/pdf/blocks.ts'
import { walkBlocks } from '../formats/pdf/walk-blocks.ts'
import { orRefusal, type Refusal } from '../refusal.ts'
import { withAnswerFile } from '../segments/answer-file.ts'
import type { TranslationReport } from '../segments/report.ts'
import { describeTarget } from '../segments/target-language.ts'
import { TranslationPass } from '../segments/translation-pass.ts'
import { withSource } from '../source.ts'
import { createYieldPoint } from '../yielding.ts'
import type { TranslationOptions } from './write-translation.ts'

/** A block as a line of JSON. The image of a line is in base64. */
export type BlockLine = Exclude<Block, { kind: 'image' }> | (Omit<ImageBlock, 'png'> & { readonly png: string })
type ImageBlock = Extract<Block, { kind: 'image' }>

/** Writes the translated content of a pdf as lines of JSON, for a program that sets new pages from it. */
export function writeBlocks(
  path: string,
  { answers: answersPath, to, from, into, recognizer }: TranslationOptions,
): Promise<TranslationReport | Refusal> {
  return orRefusal(async () => {
    const output = await open(to, 'w')
    try {
      return await withAnswerFile(answersPath, async (answers) => {
        const pass = new TranslationPass({ sourceLanguage: from, target: describeTarget(into), answers, recognizer })
        await withSource(path, (source) =>
          walkBlocks(source, pass, createYieldPoint(), async (block) => {
            await output.appendFile(`${JSON.stringify(lineOf(block))}\n`)
          }),
        )
        return pass.tally.translationReport()
      })
    } catch (error) {
      await rm(to, { force: true })
      throw error
    } finally {
      await output.close()
    }
  })
}

const lineOf = (block: Block): BlockLine =>
  block.kind === 'image' ? { ...block, png: block.png.toString('base64') } : block
