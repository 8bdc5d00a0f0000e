import { parentPort, workerData } from 'node:worker_threads'
import { Tally } from '../count/tally.ts'
import { limits } from '../limits.ts'
import { Refused } from '../refusal.ts'
import type { PdfAnnotation } from './pdf-annotations.ts'
import { openPdf, type Pdf } from './pdf-library.ts'
import type { FromPdfThread, PdfText, PdfWork, ToPdfThread } from './read-pdf.ts'

const { size, wants } = workerData as PdfWork
/** More than a stamp, a page number and a date. */
const wordsOfFullPage = 10
const tell = (message: FromPdfThread): void => parentPort?.postMessage(message)

try {
  const pdf = await openPdf(size, {
    ask: (begin, end) => tell({ says: 'read', begin, end }),
    onAnswer: (take) => parentPort?.on('message', ({ begin, bytes }: ToPdfThread) => take(begin, bytes)),
  })
  if (pdf.pages > limits.pdfPages) throw new Refused('too_large_to_read', `${pdf.pages} pages`)
  tell({ says: 'done', text: wants === 'text' ? await textOf(pdf) : nothingOf(pdf) })
} catch (error) {
  if (!(error instanceof Refused)) throw error
  tell({ says: 'refused', code: error.code, detail: error.detail })
}

function nothingOf(pdf: Pdf): PdfText {
  return { ...new Tally().size(), pages: pdf.pages, thinPages: 0, notes: [] }
}

async function textOf(pdf: Pdf): Promise<PdfText> {
  const tally = new Tally()
  const countedFields = new Set<string>()
  let thinPages = 0
  for (let number = 1; number <= pdf.pages; number++) {
    const before = tally.size().words
    for await (const piece of pdf.textOfPage(number)) tally.add(piece)
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
