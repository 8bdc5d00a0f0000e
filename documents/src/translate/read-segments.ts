import type { FileType } from '../file-types.ts'
import type { Recognizer } from '../recognition/recognizer.ts'
import { orRefusal, type Refusal } from '../refusal.ts'
import type { SegmentReport } from '../segments/report.ts'
import { SegmentFile } from '../segments/segment-file.ts'
import { TranslationPass } from '../segments/translation-pass.ts'
import { walkDocument } from './walk-document.ts'

export type SegmentOptions = {
  /** The file that gets the segments, one line of JSON each: `{"id", "text"}`. */
  readonly to: string
  /** The BCP 47 tag of the document's language. */
  readonly from: string
  /** Reads the text of scanned pages of a pdf. */
  readonly recognizer?: Recognizer | undefined
}

export function readSegments(
  path: string,
  type: FileType,
  { to, from, recognizer }: SegmentOptions,
): Promise<SegmentReport | Refusal> {
  return orRefusal(async () => {
    const file = new SegmentFile(to)
    try {
      const pass = new TranslationPass({ sourceLanguage: from, record: file.write, recognizer })
      await walkDocument(path, type, pass)
      return pass.tally.segmentReport()
    } finally {
      file.close()
    }
  })
}
