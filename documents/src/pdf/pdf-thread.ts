import { parentPort, workerData } from 'node:worker_threads'
import { Tally } from '../count/tally.ts'
import { limits } from '../limits.ts'
import { Refused } from '../refusal.ts'
import { openPdf, type Pdf } from './pdf-library.ts'
import type { FromPdfThread, PdfText, PdfWork, ToPdfThread } from './read-pdf.ts'

const { size, wants } = workerData as PdfWork
const tell = (message: FromPdfThread): void => parentPort?.postMessage(message)

try {
  const pdf = await openPdf(size, {
    ask: (begin, end) => tell({ says: 'read', begin, end }),
    onAnswer: (take) => parentPort?.on('message', ({ begin, bytes }: ToPdfThread) => take(begin, bytes)),
  })
  if (pdf.pages > limits.pdfPages) throw new Refused('too_large_to_read', `${pdf.pages} pages`)
  tell({ says: 'done', text: wants === 'text' ? await textOf(pdf) : { ...new Tally().size(), pages: pdf.pages } })
} catch (error) {
  if (!(error instanceof Refused)) throw error
  tell({ says: 'refused', code: error.code, detail: error.detail })
}

async function textOf(pdf: Pdf): Promise<PdfText> {
  const tally = new Tally()
  for (let number = 1; number <= pdf.pages; number++) {
    for await (const piece of pdf.textOfPage(number)) tally.add(piece)
    tally.endWord()
  }
  return { ...tally.size(), pages: pdf.pages }
}
