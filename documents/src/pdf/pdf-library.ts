import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { RefusalError } from '../refusal.ts'
import { type PageLayout, type PageTexts, readPageLayout, readPageTexts } from './page-layout.ts'
import { type PdfAnnotation, readAnnotation } from './pdf-annotations.ts'

/** The only file that uses pdf.js. */
export type Pdf = {
  readonly pages: number
  textOfPage(number: number): AsyncGenerator<string>
  annotationsOfPage(number: number): Promise<PdfAnnotation[]>
  /** The texts and images of a page with their places. */
  layoutOfPage(number: number): Promise<PageLayout>
  /** The texts of a page with their places, but without the names of their fonts. */
  textsOfPage(number: number): Promise<PageTexts>
  close(): Promise<void>
}

export type Bytes = {
  ask(begin: number, end: number): void
  onAnswer(take: (begin: number, bytes: Uint8Array) => void): void
}

const errorsOnly = 0
const canvas = '@napi-rs/canvas'

/** Reads only the parts of the file that are needed for its text. */
export async function openPdf(size: number, bytes: Bytes): Promise<Pdf> {
  const pdfjs = await loadLibrary()
  class Range extends pdfjs.PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      bytes.ask(begin, end)
    }
  }
  const range = new Range(size, null)
  bytes.onAnswer((begin, chunk) => range.onDataRange(begin, chunk))
  const loading = pdfjs.getDocument({
    range,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    useWasm: false,
    verbosity: errorsOnly,
  })
  const pdf = await loading.promise.catch(async (error: Error) => {
    await loading.destroy()
    if (error instanceof pdfjs.PasswordException)
      throw new RefusalError('password_protected', 'pdf asks for a password')
    throw new RefusalError('broken', `pdf: ${error.message}`)
  })
  return {
    pages: pdf.numPages,
    async *textOfPage(number) {
      const page = await pdf.getPage(number).catch((error: Error) => {
        throw new RefusalError('broken', `page ${number}: ${error.message}`)
      })
      for await (const { items } of page.streamTextContent()) yield items.map(textOfItem).join('')
      page.cleanup()
    },
    async layoutOfPage(number) {
      const page = await pdf.getPage(number)
      const layout = await readPageLayout(page, pdfjs.OPS)
      page.cleanup()
      return layout
    },
    async textsOfPage(number) {
      const page = await pdf.getPage(number)
      const texts = await readPageTexts(page)
      page.cleanup()
      return texts
    },
    close: () => loading.destroy(),
    /** A page whose text can be read is not refused because of its annotations. */
    async annotationsOfPage(number) {
      try {
        const page = await pdf.getPage(number)
        return (await page.getAnnotations()).map(readAnnotation)
      } catch {
        return []
      }
    },
  }
}

const textOfItem = (item: object): string =>
  'str' in item && 'hasEOL' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''

let isHooked = false

/** Prevents the library from loading a native module of 25 MB for drawing, which reading text does not need. */
export function loadLibrary(): Promise<typeof import('pdfjs-dist')> {
  if (!isHooked)
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier === canvas) throw new Error('nothing is drawn here')
        return next(specifier, context)
      },
    })
  isHooked = true
  return import('pdfjs-dist/legacy/build/pdf.mjs')
}

const folder = (name: string): string => fileURLToPath(new URL(`../${name}/`, import.meta.resolve('pdfjs-dist')))
