/** A transformation of coordinates as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number]

/** The transformation that applies the second one first. */
export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** How many quarter turns to the left it makes, 0 to 3. */
export const turnsOf = ([a, b]: Matrix): number => (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4
