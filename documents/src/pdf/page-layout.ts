import { type Matrix, multiply, turnsOf } from './matrix.ts'
import { type PlacedImage, placeImage, type RawImage } from './place-image.ts'

/** A piece of text on a page, in points from the bottom left corner. */
export type PlacedText = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
}

export type PageLayout = {
  readonly width: number
  readonly height: number
  /** In the order of the file, which is nearly always that of reading. */
  readonly texts: readonly PlacedText[]
  readonly images: readonly PlacedImage[]
}

type PdfPage = import('pdfjs-dist').PDFPageProxy
type Operators = typeof import('pdfjs-dist').OPS

const mostImages = 200

export async function readPageLayout(page: PdfPage, operators: Operators): Promise<PageLayout> {
  // First, because it loads the fonts, whose names the texts need.
  const operations = await page.getOperatorList()
  const { matrix, ...texts } = await readPageTexts(page)
  return { ...texts, images: await readImages(page, operations, { operators, matrix }) }
}

export type PageTexts = Omit<PageLayout, 'images'> & {
  /** From the coordinates of the file to those of the page as it is read. */
  readonly matrix: Matrix
}

/** The texts of a page, turned so that most of them are upright. */
export async function readPageTexts(page: PdfPage): Promise<PageTexts> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const shown = multiply([1, 0, 0, -1, 0, height], transform as unknown as Matrix)
  const turns = usualTurns(items, shown)
  const matrix = multiply(turnedBack(turns, width, height), shown)
  const texts = items.flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str === '') return []
    const [a, b, c, d, x, y] = multiply(matrix, item.transform as unknown as Matrix)
    const name = fontName(page, item.fontName)
    const size = Math.hypot(c, d) || Math.hypot(a, b)
    return [{ text: item.str, x, y, width: item.width, size, isBold: bold.test(name), isItalic: italic.test(name) }]
  })
  const size = turns % 2 === 0 ? { width, height } : { width: height, height: width }
  return { ...size, texts, matrix }
}

const bold = /bold|black|heavy|demi/i
const italic = /italic|oblique/i

function fontName(page: PdfPage, id: string): string {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined
  return (font as { name?: string } | undefined)?.name ?? ''
}

type Items = Awaited<ReturnType<PdfPage['getTextContent']>>['items']

/** How many quarter turns to the left most of the text has. */
function usualTurns(items: Items, shown: Matrix): number {
  const letters = [0, 0, 0, 0]
  for (const item of items) {
    if (!('str' in item)) continue
    const turns = turnsOf(multiply(shown, item.transform as unknown as Matrix))
    letters[turns] = (letters[turns] ?? 0) + item.str.length
  }
  return letters.indexOf(Math.max(...letters))
}

function turnedBack(turns: number, width: number, height: number): Matrix {
  if (turns === 1) return [0, -1, 1, 0, 0, width]
  if (turns === 2) return [-1, 0, 0, -1, width, height]
  if (turns === 3) return [0, 1, -1, 0, height, 0]
  return [1, 0, 0, 1, 0, 0]
}

type OperatorList = Awaited<ReturnType<PdfPage['getOperatorList']>>

/** Follows the transformations, because an image fills the unit square of the current one. */
async function readImages(
  page: PdfPage,
  { fnArray, argsArray }: OperatorList,
  { operators: ops, matrix: start }: { readonly operators: Operators; readonly matrix: Matrix },
): Promise<PlacedImage[]> {
  const images: PlacedImage[] = []
  const saved: Matrix[] = []
  let matrix = start
  for (const [index, operation] of fnArray.entries()) {
    const values = argsArray[index] as unknown[]
    if (operation === ops.save) saved.push(matrix)
    else if (operation === ops.paintFormXObjectBegin) {
      saved.push(matrix)
      if (values[0]) matrix = multiply(matrix, values[0] as Matrix)
    } else if (operation === ops.restore || operation === ops.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    else if (operation === ops.transform) matrix = multiply(matrix, values as unknown as Matrix)
    else if (operation === ops.paintImageXObject && images.length < mostImages) {
      const image = placeImage(await readImage(page, String(values[0])), matrix)
      if (image) images.push(image)
    }
  }
  return images
}

const readImage = (page: PdfPage, id: string): Promise<RawImage | undefined> => {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => {
    objects.get(id, (image: RawImage | null) => resolve(image ?? undefined))
  })
}
