import { loadLibrary } from '../../../../documents/src/pdf/pdf-library.ts'

type TextItem = { readonly text: string; readonly left: number; readonly right: number; readonly y: number }
type ReadPage = {
  /** As a person copies it, without white space and format marks: readers differ in both. */
  readonly text: string
  readonly items: readonly TextItem[]
  /** The tags, as JSON. */
  readonly tree: string
}

/** Reads a PDF back with pdf.js. */
export async function readPdf(bytes: Uint8Array) {
  const pdfjs = await loadLibrary()
  const loading = pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0, useWasm: false })
  const pdf = await loading.promise
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const items = (await page.getTextContent()).items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [left = 0, y = 0] = item.transform.slice(4) as number[]
      return [{ text: item.str, left, right: left + item.width, y }]
    })
    const tree = JSON.stringify(await page.getStructTree())
    pages.push({ text: plainText(items.map(({ text }) => text).join('')), items, tree })
  }
  const { info } = await pdf.getMetadata()
  const { Language, Title } = info as { readonly Language?: string; readonly Title?: string }
  await loading.destroy()
  return { pages, text: pages.map(({ text }) => text).join(''), language: Language, title: Title }
}

export const plainText = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '')
