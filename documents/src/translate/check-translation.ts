import type { FileType } from '../file-types.ts'
import type { Recognizer } from '../recognition/recognizer.ts'
import { orRefusal, type Refusal } from '../refusal.ts'
import { TranslationPass } from '../segments/translation-pass.ts'
import { digestText } from '../text/digest-text.ts'
import { walkDocument } from './walk-document.ts'

export type TranslationCheck = {
  /** Of the translated document. */
  readonly segments: number
  /** Those that are word for word in the source document. */
  readonly stillSource: number
  /** Paragraphs of the source document that the translated one does not have. */
  readonly lost: number
}

export type CheckOptions = {
  /** The one that the segments were read with. */
  readonly recognizer?: Recognizer | undefined
}

/** Only splits sentences, and both documents must be split alike. */
const sourceLanguage = 'en'

/** Reads a translated document back and compares it with its source. */
export function checkTranslation(
  sourcePath: string,
  outputPath: string,
  type: FileType,
  { recognizer }: CheckOptions = {},
): Promise<TranslationCheck | Refusal> {
  return orRefusal(async () => {
    const known = new Set<number>()
    const record = (_id: string, text: string): void => void known.add(digestText(text))
    const source = new TranslationPass({ sourceLanguage, record, recognizer })
    await walkDocument(sourcePath, type, source)
    let stillSource = 0
    const output = new TranslationPass({
      sourceLanguage,
      isReadingBack: true,
      record(_id, text) {
        if (known.has(digestText(text))) stillSource++
      },
    })
    // The translation of a pdf is a docx.
    await walkDocument(outputPath, type === 'pdf' ? 'docx' : type, output)
    const lost = Math.max(0, source.tally.units - output.tally.units)
    return { segments: output.tally.segments, stillSource, lost }
  })
}
