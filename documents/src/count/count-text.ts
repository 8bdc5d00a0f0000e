import type { FileType } from '../file-types.ts'
import { countCommaSeparated } from '../formats/csv/count.ts'
import { countWord } from '../formats/docx/count.ts'
import { countHtml } from '../formats/html/count.ts'
import { countIdml } from '../formats/idml/count.ts'
import { countJson } from '../formats/json/count.ts'
import { countMarkdown } from '../formats/md/count.ts'
import { countOpenDocument, type OpenDocumentType } from '../formats/open-document/count.ts'
import { openOfficePackage } from '../formats/open-xml/office-package.ts'
import { countPdf } from '../formats/pdf/count.ts'
import { countGettext } from '../formats/po/count.ts'
import { countPresentation } from '../formats/pptx/count.ts'
import { countRtf } from '../formats/rtf/count.ts'
import { countSubtitles } from '../formats/subtitles/count.ts'
import { type CountText, countPlain } from '../formats/txt/count.ts'
import { countXliff } from '../formats/xliff/count.ts'
import { countWorkbook } from '../formats/xlsx/count.ts'
import { countXml } from '../formats/xml/count.ts'
import { orRefusal, type Refusal, RefusalError } from '../refusal.ts'
import { chunksOf, type Input, type Source, withSource } from '../source.ts'
import { readDeclaredEncoding } from '../text/declared-encoding.ts'
import { decoded, detectEncoding } from '../text/encoding.ts'
import { createYieldPoint, type YieldPoint } from '../yielding.ts'
import { type Archive, openArchive } from '../zip/directory.ts'
import type { TextCount } from './text-count.ts'
import { TextCounter } from './text-counter.ts'

const wordsPerPage = 250

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
  const yieldPoint = createYieldPoint(signal)
  return orRefusal(() =>
    withSource(input, (source) => {
      if (type === 'pdf') return countPdf(source, yieldPoint, signal)
      if (type === 'docx' || type === 'xlsx' || type === 'pptx') return countOffice(source, type, yieldPoint)
      if (type === 'odt' || type === 'ods' || type === 'odp' || type === 'idml')
        return countPackage(source, type, yieldPoint)
      if (type === 'rtf') return countWhole((textCounter) => countRtf(source, textCounter, yieldPoint))
      const count = ofText[type]
      if (!count) throw new RefusalError('not_countable', type)
      return countDecoded(source, type, count, yieldPoint)
    }),
  )
}

async function countOffice(source: Source, type: keyof typeof ofOffice, yieldPoint: YieldPoint): Promise<TextCount> {
  const archive = await openArchive(source, yieldPoint)
  const office = await openOfficePackage(archive, yieldPoint)
  if (!office) throw new RefusalError('broken', 'no office package')
  return noteImages(archive, await countWhole((textCounter) => ofOffice[type](office, textCounter, yieldPoint)))
}

async function countPackage(
  source: Source,
  type: OpenDocumentType | 'idml',
  yieldPoint: YieldPoint,
): Promise<TextCount> {
  const archive = await openArchive(source, yieldPoint)
  const count = await countWhole((textCounter) =>
    type === 'idml'
      ? countIdml(archive, textCounter, yieldPoint)
      : countOpenDocument(archive, type, textCounter, yieldPoint),
  )
  return noteImages(archive, count)
}

/** `count` returns the number of pages if the document states it. */
async function countWhole(count: (textCounter: TextCounter) => Promise<number | undefined>): Promise<TextCount> {
  const textCounter = new TextCounter()
  return conclude(textCounter, await count(textCounter))
}

const image = /(?:^|\/)(?:media|Pictures)\/[^/]+\.(?:png|jpe?g|gif|tiff?|bmp|webp|emf|wmf)$/i

/** A document without text but with pictures is treated as a scan, not as empty. */
function noteImages({ entries }: Archive, count: TextCount): TextCount {
  if (count.words > 0 || !entries.some(({ name }) => image.test(name))) return count
  return { ...count, notes: ['no_text_layer', ...count.notes] }
}

async function countDecoded(
  source: Source,
  type: FileType,
  count: CountText,
  yieldPoint: YieldPoint,
): Promise<TextCount> {
  const encoding = await detectEncoding(source, yieldPoint, await readDeclaredEncoding(source, type))
  const read = () => decoded(chunksOf(source, yieldPoint), encoding.name)
  let textCounter = new TextCounter()
  await count(read(), textCounter)
  if (textCounter.notes.includes('read_as_text')) {
    textCounter = new TextCounter()
    textCounter.note('read_as_text')
    await countPlain(read(), textCounter)
  }
  if (encoding.isGuess) textCounter.note('encoding_guessed')
  return conclude(textCounter)
}

function conclude(textCounter: TextCounter, pages?: number): TextCount {
  const size = textCounter.size()
  return { ...size, pages: pages ?? Math.max(1, Math.ceil(size.words / wordsPerPage)), notes: textCounter.notes }
}
