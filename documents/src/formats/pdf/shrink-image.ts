import type { PlacedImage } from '../../pdf/place-image.ts'

/** Enough for print. The images of a scanner and of a camera have more, and packed without loss they fill the document. */
const mostPixelsPerInch = 200
const pointsPerInch = 72

/** The image with fewer pixels where it has more than print shows: each new one is the mean of a square of old ones. */
export function shrinkImage(image: PlacedImage): PlacedImage {
  const { width, columns, rows, channels, pixels } = image
  const side = Math.floor(columns / ((width / pointsPerInch) * mostPixelsPerInch))
  if (side < 2 || rows < side) return image
  const [newColumns, newRows] = [Math.floor(columns / side), Math.floor(rows / side)]
  const shrunk = new Uint8Array(newColumns * newRows * channels)
  for (let row = 0; row < newRows; row++)
    for (let column = 0; column < newColumns; column++)
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let y = 0; y < side; y++)
          for (let x = 0; x < side; x++)
            sum += pixels[((row * side + y) * columns + column * side + x) * channels + channel] ?? 0
        shrunk[(row * newColumns + column) * channels + channel] = Math.round(sum / side ** 2)
      }
  return { ...image, columns: newColumns, rows: newRows, pixels: shrunk }
}
