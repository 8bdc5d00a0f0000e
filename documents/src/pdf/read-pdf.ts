import type { CountNote } from '../count/text-count.ts'
import { Tally } from '../count/text-counter.ts'
import type { TextSize } from '../count/words.ts'
import { limits } from '../limits.ts'
import { paceOf } from '../pace.ts'
import { Refused } from '../refusal.ts'
import type { Source } from '../source.ts'
import type { PdfAnnotation } from './pdf-annotations.ts'
import { openPdf, type Pdf } from './pdf-library.ts'

export type PdfText = TextSize & {
  readonly pages: number
  /** With hardly any words on them, as scans have. */
  readonly thinPages: number
  readonly notes: readonly CountNote[]
}

/**
 * Reads in the calling thread, and a hostile pdf may loop or grow for ever: the server must only get here inside a
 * worker of the pool.
 */
export function readPdf(source: Source, signal?: AbortSignal): Promise<PdfText> {
  return withPdf(source, (pdf) => textOf(pdf, signal))
}

export async function opensWithoutPassword(source: Source): Promise<boolean> {
  try {
    await withPdf(source, async () => {})
    return true
  } catch (error) {
    if (error instanceof Refused && error.code === 'password_protected') return false
    throw error
  }
}

async function withPdf<Result>(source: Source, work: (pdf: Pdf) => Promise<Result>): Promise<Result> {
  const { promise: diskFault, reject } = Promise.withResolvers<never>()
  let take: (begin: number, bytes: Uint8Array) => void = () => {}
  const opening = openPdf(source.size, {
    ask(begin, end) {
      const answer = (bytes: Buffer): void => take(begin, new Uint8Array(bytes))
      source
        .read(begin, end - begin)
        .then(answer)
        .catch(reject)
    },
    onAnswer(listener) {
      take = listener
    },
  })
  return Promise.race([diskFault, readAndClose(opening, work)])
}

async function readAndClose<Result>(opening: Promise<Pdf>, work: (pdf: Pdf) => Promise<Result>): Promise<Result> {
  const pdf = await opening
  try {
    if (pdf.pages > limits.pdfPages) throw new Refused('too_large_to_read', `${pdf.pages} pages`)
    return await work(pdf)
  } catch (error) {
    // Whatever the library throws, the file is to blame.
    throw error instanceof Refused ? error : new Refused('broken', `pdf: ${(error as Error).message}`)
  } finally {
    await pdf.close()
  }
}

/** More than a stamp, a page number and a date. */
const wordsOfFullPage = 10

async function textOf(pdf: Pdf, signal?: AbortSignal): Promise<PdfText> {
  const pace = paceOf(signal)
  const tally = new Tally()
  const countedFields = new Set<string>()
  let thinPages = 0
  for (let number = 1; number <= pdf.pages; number++) {
    const before = tally.size().words
    for await (const piece of pdf.textOfPage(number)) {
      await pace()
      tally.add(piece)
    }
    tally.endWord()
    for (const annotation of await pdf.annotationsOfPage(number)) addAnnotation(annotation, countedFields, tally)
    if (tally.size().words - before < wordsOfFullPage) thinPages++
  }
  return { ...tally.size(), pages: pdf.pages, thinPages, notes: tally.notes }
}

/** A field that is shown in several places has one value. */
function addAnnotation({ text, field, isComment }: PdfAnnotation, countedFields: Set<string>, tally: Tally): void {
  if (isComment) tally.note('comments')
  if (text === '' || countedFields.has(field)) return
  if (field !== '') countedFields.add(field)
  tally.add(text)
  tally.endWord()
}
