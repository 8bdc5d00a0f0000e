import type { FileType } from '../file-types.ts'
import { openOfficePackage } from '../office/office-package.ts'
import { type Pace, paceOf } from '../pace.ts'
import { orRefusal, type Refusal, Refused } from '../refusal.ts'
import { chunksOf, type Input, type Source, withSource } from '../source.ts'
import { decoded, encodingOf } from '../text/encoding.ts'
import { openArchive } from '../zip/directory.ts'
import { countCommaSeparated } from './comma-separated.ts'
import { declaredEncoding } from './declared-encoding.ts'
import { countGettext } from './gettext.ts'
import { countHtml } from './html.ts'
import { countJson } from './json.ts'
import { countMarkdown } from './markdown.ts'
import { countPdf } from './pdf.ts'
import { type CountText, countPlain } from './plain.ts'
import { countPresentation } from './presentation.ts'
import { countSubtitles } from './subtitles.ts'
import { Tally } from './tally.ts'
import type { TextCount } from './text-count.ts'
import { countWord } from './word.ts'
import { countWorkbook } from './workbook.ts'
import { countXliff } from './xliff.ts'

const wordsAPage = 250

const ofText: Partial<Record<FileType, CountText>> = {
  txt: countPlain,
  html: countHtml,
  md: countMarkdown,
  csv: countCommaSeparated,
  tsv: countCommaSeparated,
  json: countJson,
  xliff: countXliff,
  po: countGettext,
  srt: countSubtitles,
  vtt: countSubtitles,
}
const ofOffice = { docx: countWord, xlsx: countWorkbook, pptx: countPresentation } as const

export function countText(
  input: Input,
  type: FileType,
  { signal }: { signal?: AbortSignal } = {},
): Promise<TextCount | Refusal> {
  const pace = paceOf(signal)
  return orRefusal(() =>
    withSource(input, (source) => {
      if (type === 'pdf') return countPdf(source, signal)
      if (type === 'docx' || type === 'xlsx' || type === 'pptx') return countOffice(source, type, pace)
      const count = ofText[type]
      if (!count) throw new Refused('not_countable', type)
      return countDecoded(source, type, count, pace)
    }),
  )
}

async function countOffice(source: Source, type: keyof typeof ofOffice, pace: Pace): Promise<TextCount> {
  const office = await openOfficePackage(await openArchive(source, pace), pace)
  if (!office) throw new Refused('broken', 'no office package')
  const tally = new Tally()
  const pages = await ofOffice[type](office, tally, pace)
  return conclude(tally, pages)
}

async function countDecoded(source: Source, type: FileType, count: CountText, pace: Pace): Promise<TextCount> {
  const encoding = await encodingOf(source, pace, await declaredEncoding(source, type))
  const read = () => decoded(chunksOf(source, pace), encoding.name)
  let tally = new Tally()
  await count(read(), tally)
  if (tally.notes.includes('read_as_text')) {
    tally = new Tally()
    tally.note('read_as_text')
    await countPlain(read(), tally)
  }
  if (encoding.isGuess) tally.note('encoding_guessed')
  return conclude(tally)
}

function conclude(tally: Tally, pages?: number): TextCount {
  const size = tally.size()
  return { ...size, pages: pages ?? Math.max(1, Math.ceil(size.words / wordsAPage)), notes: tally.notes }
}
