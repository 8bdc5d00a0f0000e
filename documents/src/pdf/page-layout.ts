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

/** An image on a page. `bytes` per pixel are 3 or 4; gray images are converted. */
export type PlacedImage = {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly channels: 3 | 4
  readonly pixels: Uint8Array
}

export type PageLayout = {
  readonly width: number
  readonly height: number
  /** In the order of the file, which is nearly always that of reading. */
  readonly texts: readonly PlacedText[]
  readonly images: readonly PlacedImage[]
}

type Matrix = readonly [number, number, number, number, number, number]
type PdfPage = import('pdfjs-dist').PDFPageProxy
type Operators = typeof import('pdfjs-dist').OPS
type RawImage = { readonly width: number; readonly height: number; readonly kind?: number; readonly data?: Uint8Array }

const mostImages = 200
const mostPixels = 40_000_000
const leastPoints = 8

export async function readPageLayout(page: PdfPage, operators: Operators): Promise<PageLayout> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const operations = await page.getOperatorList()
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str === '') return []
    const [a, b, c, d, x, y] = item.transform as unknown as Matrix
    const name = fontName(page, item.fontName)
    const size = Math.hypot(c, d) || Math.hypot(a, b)
    return [{ text: item.str, x, y, width: item.width, size, isBold: bold.test(name), isItalic: italic.test(name) }]
  })
  return { width: right - left, height: top - bottom, texts, images: await readImages(page, operations, operators) }
}

const bold = /bold|black|heavy|demi/i
const italic = /italic|oblique/i

function fontName(page: PdfPage, id: string): string {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined
  return (font as { name?: string } | undefined)?.name ?? ''
}

type OperatorList = Awaited<ReturnType<PdfPage['getOperatorList']>>

/** Follows the transformations, because an image fills the unit square of the current one. */
async function readImages(page: PdfPage, { fnArray, argsArray }: OperatorList, ops: Operators): Promise<PlacedImage[]> {
  const images: PlacedImage[] = []
  const saved: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [index, operation] of fnArray.entries()) {
    const values = argsArray[index] as unknown[]
    if (operation === ops.save) saved.push(matrix)
    else if (operation === ops.restore) matrix = saved.pop() ?? matrix
    else if (operation === ops.transform) matrix = multiply(matrix, values as unknown as Matrix)
    else if (operation === ops.paintImageXObject && images.length < mostImages) {
      const image = placeImage(await readImage(page, String(values[0])), matrix)
      if (image) images.push(image)
    }
  }
  return images
}

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

const readImage = (page: PdfPage, id: string): Promise<RawImage | undefined> => {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => {
    objects.get(id, (image: RawImage | null) => resolve(image ?? undefined))
  })
}

function placeImage(image: RawImage | undefined, [a, b, c, d, x, y]: Matrix): PlacedImage | undefined {
  const width = Math.hypot(a, b)
  const height = Math.hypot(c, d)
  if (!image?.data || image.width * image.height > mostPixels || width < leastPoints || height < leastPoints) return
  const pixels = image.kind === 1 ? grayToColor(image.data, image.width, image.height) : image.data
  const channels = image.kind === 3 ? 4 : 3
  if (pixels.length < image.width * image.height * channels) return
  return { x, top: y + Math.max(0, d), width, height, columns: image.width, rows: image.height, channels, pixels }
}

/** One bit for each pixel; a row begins with a new byte. */
function grayToColor(bits: Uint8Array, columns: number, rows: number): Uint8Array {
  const colors = new Uint8Array(columns * rows * 3)
  const rowBytes = Math.ceil(columns / 8)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isWhite = ((bits[row * rowBytes + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1
      if (isWhite) colors.fill(255, (row * columns + column) * 3, (row * columns + column) * 3 + 3)
    }
  return colors
}
