import type { FileType } from '../file-types.ts'
import { openOfficePackage } from '../office/office-package.ts'
import { type Pace, paceOf } from '../pace.ts'
import { orRefusal, type Refusal, Refused } from '../refusal.ts'
import { chunksOf, type Input, type Source, withSource } from '../source.ts'
import { decoded, encodingOf } from '../text/encoding.ts'
import { type Archive, openArchive } from '../zip/directory.ts'
import { countIdml } from './office/idml.ts'
import { countOpenDocument, type OpenDocumentType } from './office/open-document.ts'
import { countPresentation } from './office/presentation.ts'
import { countRtf } from './office/rtf.ts'
import { countWord } from './office/word.ts'
import { countWorkbook } from './office/workbook.ts'
import { countCommaSeparated } from './text/comma-separated.ts'
import { declaredEncoding } from './text/declared-encoding.ts'
import { countGettext } from './text/gettext.ts'
import { countHtml } from './text/html.ts'
import { countJson } from './text/json.ts'
import { countMarkdown } from './text/markdown.ts'
import { countPdf } from './text/pdf.ts'
import { type CountText, countPlain } from './text/plain.ts'
import { countSubtitles } from './text/subtitles.ts'
import { countXliff } from './text/xliff.ts'
import { countXml } from './text/xml.ts'
import type { TextCount } from './text-count.ts'
import { Tally } from './text-counter.ts'

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
  xml: countXml,
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
      if (type === 'pdf') return countPdf(source, pace, signal)
      if (type === 'docx' || type === 'xlsx' || type === 'pptx') return countOffice(source, type, pace)
      if (type === 'odt' || type === 'ods' || type === 'odp' || type === 'idml') return countPackage(source, type, pace)
      if (type === 'rtf') return countWhole((tally) => countRtf(source, tally, pace))
      const count = ofText[type]
      if (!count) throw new Refused('not_countable', type)
      return countDecoded(source, type, count, pace)
    }),
  )
}

async function countOffice(source: Source, type: keyof typeof ofOffice, pace: Pace): Promise<TextCount> {
  const archive = await openArchive(source, pace)
  const office = await openOfficePackage(archive, pace)
  if (!office) throw new Refused('broken', 'no office package')
  return noteImages(archive, await countWhole((tally) => ofOffice[type](office, tally, pace)))
}

async function countPackage(source: Source, type: OpenDocumentType | 'idml', pace: Pace): Promise<TextCount> {
  const archive = await openArchive(source, pace)
  const count = await countWhole((tally) =>
    type === 'idml' ? countIdml(archive, tally, pace) : countOpenDocument(archive, type, tally, pace),
  )
  return noteImages(archive, count)
}

/** `count` answers how many pages there are, where the document says so. */
async function countWhole(count: (tally: Tally) => Promise<number | undefined>): Promise<TextCount> {
  const tally = new Tally()
  return conclude(tally, await count(tally))
}

const image = /(?:^|\/)(?:media|Pictures)\/[^/]+\.(?:png|jpe?g|gif|tiff?|bmp|webp|emf|wmf)$/i

/** A document of pictures alone is a scan, not an empty document. */
function noteImages({ entries }: Archive, count: TextCount): TextCount {
  if (count.words > 0 || !entries.some(({ name }) => image.test(name))) return count
  return { ...count, notes: ['no_text_layer', ...count.notes] }
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
