import { type Matrix, turnsOf } from './matrix.ts'

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

/** An image as pdf.js decodes it. */
export type RawImage = {
  readonly width: number
  readonly height: number
  readonly kind?: number
  readonly data?: Uint8Array
}

const mostPixels = 40_000_000
const leastPoints = 8

/** An image with its place, upright. The matrix maps a square of length 1 to where the image is. */
export function placeImage(image: RawImage | undefined, matrix: Matrix): PlacedImage | undefined {
  const [a, b, c, d, x, y] = matrix
  const width = Math.abs(a) + Math.abs(c)
  const height = Math.abs(b) + Math.abs(d)
  if (!image?.data || image.width * image.height > mostPixels || width < leastPoints || height < leastPoints) return
  const pixels = image.kind === 1 ? grayToColor(image.data, image.width, image.height) : image.data
  const channels = image.kind === 3 ? 4 : 3
  if (pixels.length < image.width * image.height * channels) return
  const left = x + Math.min(0, a) + Math.min(0, c)
  const top = y + Math.max(0, b) + Math.max(0, d)
  const { width: columns, height: rows } = image
  const turned = turnPixels({ columns, rows, channels, pixels }, turnsOf(matrix))
  return { x: left, top, width, height, ...turned }
}

type Pixels = Pick<PlacedImage, 'columns' | 'rows' | 'channels' | 'pixels'>

/** The pixels as they are seen after so many quarter turns to the left. */
function turnPixels(image: Pixels, turns: number): Pixels {
  if (turns === 0) return image
  const { columns, rows, channels, pixels } = image
  const turned = new Uint8Array(columns * rows * channels)
  const wide = turns === 2 ? columns : rows
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const toRow = turns === 1 ? columns - 1 - column : turns === 2 ? rows - 1 - row : column
      const toColumn = turns === 1 ? row : turns === 2 ? columns - 1 - column : rows - 1 - row
      const from = (row * columns + column) * channels
      const to = (toRow * wide + toColumn) * channels
      for (let channel = 0; channel < channels; channel++) turned[to + channel] = pixels[from + channel] ?? 0
    }
  return { columns: wide, rows: turns === 2 ? rows : columns, channels, pixels: turned }
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
