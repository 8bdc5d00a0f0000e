import { expect, it } from 'vitest'
import { shrinkImage } from './shrink-image.ts'

const image = (columns: number, rows: number, widthInches: number) => {
  const pixels = Uint8Array.from({ length: columns * rows * 3 }, (_, index) => ((index / 3) % columns) | 0)
  return { x: 0, top: 0, width: widthInches * 72, height: 72, columns, rows, channels: 3 as const, pixels }
}

it('halves the pixels of an image with 400 or more for each inch, by their mean', () => {
  const { columns, rows, pixels } = shrinkImage(image(800, 5, 2))
  expect([columns, rows, pixels.length]).toEqual([400, 2, 400 * 2 * 3])
  expect([...pixels.subarray(0, 6)]).toEqual([1, 1, 1, 3, 3, 3])
})
it('leaves an image as it is that has fewer', () => {
  const small = image(300, 4, 2)
  expect(shrinkImage(small)).toBe(small)
})
