import { type FileHandle, open, rm } from 'node:fs/promises'
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

export const writeTranslation = (
  path: string,
  type: FileType,
  options: TranslationOptions,
): Promise<TranslationReport | Refusal> =>
  writeOutput(options, (pass, output) => walkDocument(path, type, pass, output))

/** Leaves no file where the document is refused. */
export function writeOutput(
  { answers: answersPath, to, from, into, recognizer }: TranslationOptions,
  walk: (pass: TranslationPass, output: FileHandle) => Promise<void>,
): Promise<TranslationReport | Refusal> {
  return orRefusal(async () => {
    const output = await open(to, 'w')
    try {
      return await withAnswerFile(answersPath, async (answers) => {
        const pass = new TranslationPass({ sourceLanguage: from, target: describeTarget(into), answers, recognizer })
        await walk(pass, output)
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
