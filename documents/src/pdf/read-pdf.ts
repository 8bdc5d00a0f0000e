import type { CountNote } from '../count/text-count.ts'
import { TextCounter } from '../count/text-counter.ts'
import type { TextSize } from '../count/words.ts'
import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import type { Source } from '../source.ts'
import { createYieldPoint } from '../yielding.ts'
import type { PdfAnnotation } from './pdf-annotations.ts'
import { openPdf, type Pdf } from './pdf-library.ts'

export type PdfText = TextSize & {
  readonly pages: number
  /** Pages with hardly any words, such as scans. */
  readonly thinPages: number
  readonly notes: readonly CountNote[]
}

/**
 * Reads in the calling thread. A hostile PDF may loop or use unlimited memory, so the server must call this only in a
 * worker of the pool.
 */
export function readPdf(source: Source, signal?: AbortSignal): Promise<PdfText> {
  return withPdf(source, (pdf) => readText(pdf, signal))
}

export async function opensWithoutPassword(source: Source): Promise<boolean> {
  try {
    await withPdf(source, async () => {})
    return true
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'password_protected') return false
    throw error
  }
}

/** Opens a pdf in the calling thread, and closes it after the work. */
export async function withPdf<Result>(source: Source, work: (pdf: Pdf) => Promise<Result>): Promise<Result> {
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
    if (pdf.pages > limits.pdfPages) throw new RefusalError('too_large_to_read', `${pdf.pages} pages`)
    return await work(pdf)
  } catch (error) {
    // Any error of the library means that the file is broken.
    throw error instanceof RefusalError ? error : new RefusalError('broken', `pdf: ${(error as Error).message}`)
  } finally {
    await pdf.close()
  }
}

/** More than a stamp, a page number and a date. */
const wordsOfFullPage = 10

async function readText(pdf: Pdf, signal?: AbortSignal): Promise<PdfText> {
  const yieldPoint = createYieldPoint(signal)
  const textCounter = new TextCounter()
  const countedFields = new Set<string>()
  let thinPages = 0
  for (let number = 1; number <= pdf.pages; number++) {
    const before = textCounter.size().words
    for await (const piece of pdf.textOfPage(number)) {
      await yieldPoint()
      textCounter.add(piece)
    }
    textCounter.endWord()
    for (const annotation of await pdf.annotationsOfPage(number)) addAnnotation(annotation, countedFields, textCounter)
    if (textCounter.size().words - before < wordsOfFullPage) thinPages++
  }
  return { ...textCounter.size(), pages: pdf.pages, thinPages, notes: textCounter.notes }
}

/** A field shown in several places counts once. */
function addAnnotation(
  { text, field, isComment }: PdfAnnotation,
  countedFields: Set<string>,
  textCounter: TextCounter,
): void {
  if (isComment) textCounter.note('comments')
  if (text === '' || countedFields.has(field)) return
  if (field !== '') countedFields.add(field)
  textCounter.add(text)
  textCounter.endWord()
}
