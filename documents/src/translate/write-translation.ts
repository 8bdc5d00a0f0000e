import { open, rm } from 'node:fs/promises'
import type { FileType } from '../file-types.ts'
import type { Recognizer } from '../recognition/recognizer.ts'
import { orRefusal, type Refusal } from '../refusal.ts'
import { withAnswerFile } from '../segments/answer-file.ts'
import type { TranslationReport } from '../segments/report.ts'
import { describeTarget } from '../segments/target-language.ts'
import { TranslationPass } from '../segments/translation-pass.ts'
import { walkDocument } from './walk-document.ts'

export type TranslationOptions = {
  /** The file with the answers, in the order of the segments: `{"id", "text"}`. A missing one keeps the source text. */
  readonly answers: string
  /** The file that gets the translated document. */
  readonly to: string
  /** BCP 47 tags. */
  readonly from: string
  readonly into: string
  /** Reads the text of scanned pages of a pdf. */
  readonly recognizer?: Recognizer | undefined
}

export function writeTranslation(
  path: string,
  type: FileType,
  { answers: answersPath, to, from, into, recognizer }: TranslationOptions,
): Promise<TranslationReport | Refusal> {
  return orRefusal(async () => {
    const output = await open(to, 'w')
    try {
      return await withAnswerFile(answersPath, async (answers) => {
        const pass = new TranslationPass({ sourceLanguage: from, target: describeTarget(into), answers, recognizer })
        await walkDocument(path, type, pass, output)
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
