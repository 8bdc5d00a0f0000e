/** An exact ratio, because 29.97 is 30000/1001. Drop-frame labels exist for 29.97 and 59.94 only. */
export type FrameRate = { readonly numerator: number; readonly denominator: number; readonly isDropFrame: boolean }

const rateOf = (numerator: number, denominator = 1, isDropFrame = false): FrameRate => ({
  numerator,
  denominator,
  isDropFrame,
})

export const frameRates = {
  film: rateOf(24),
  filmNtsc: rateOf(24000, 1001),
  pal: rateOf(25),
  ntsc: rateOf(30000, 1001),
  ntscDropFrame: rateOf(30000, 1001, true),
  thirty: rateOf(30),
} as const

/** Frames per second of timecode: 30 for 29.97. */
export const nominalRate = ({ numerator, denominator }: FrameRate): number => Math.ceil(numerator / denominator)

export const msToFrame = (ms: number, { numerator, denominator }: FrameRate): number =>
  Math.round((ms * numerator) / (denominator * 1000))

export const frameToMs = (frame: number, { numerator, denominator }: FrameRate): number =>
  (frame * denominator * 1000) / numerator
