import type { FileType } from '../file-types.ts'
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
}

export function readSegments(
  path: string,
  type: FileType,
  { to, from }: SegmentOptions,
): Promise<SegmentReport | Refusal> {
  return orRefusal(async () => {
    const file = new SegmentFile(to)
    try {
      const pass = new TranslationPass({ sourceLanguage: from, record: file.write })
      await walkDocument(path, type, pass)
      return pass.tally.segmentReport()
    } finally {
      file.close()
    }
  })
}
