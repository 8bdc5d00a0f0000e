import type { BasicColor } from '../../model/colors.ts'

/** Control codes of CEA-608 on channel 1, without parity. */
export const controls = {
  resumeCaptionLoading: 0x1420,
  backspace: 0x1421,
  rollUpTwo: 0x1425,
  rollUpFour: 0x1427,
  resumeDirectCaptioning: 0x1429,
  eraseDisplayedMemory: 0x142c,
  carriageReturn: 0x142d,
  eraseNonDisplayedMemory: 0x142e,
  endOfCaption: 0x142f,
} as const

/** The address of rows 1 to 15. */
export const rowAddresses: readonly (readonly [high: number, low: number])[] = [
  [0x11, 0x40],
  [0x11, 0x60],
  [0x12, 0x40],
  [0x12, 0x60],
  [0x15, 0x40],
  [0x15, 0x60],
  [0x16, 0x40],
  [0x16, 0x60],
  [0x17, 0x40],
  [0x17, 0x60],
  [0x10, 0x40],
  [0x13, 0x40],
  [0x13, 0x60],
  [0x14, 0x40],
  [0x14, 0x60],
]
export const screenColumns = 32
export const screenRows = 15
/** Code of a change of style, plus two per color, plus one to underline. */
export const midRow = 0x1120
export const midRowItalics = 0x112e
export const tabOffset = 0x1720

export const captionColors = [
  'white',
  'green',
  'blue',
  'cyan',
  'red',
  'yellow',
  'magenta',
] as const satisfies BasicColor[]

/** Sets bit 7 so that the number of ones is odd. */
export function withParity(byte: number): number {
  let ones = 0
  for (let rest = byte & 0x7f; rest > 0; rest &= rest - 1) ones++
  return ones % 2 === 1 ? byte & 0x7f : (byte & 0x7f) | 0x80
}

export const hasParity = (word: number): boolean =>
  withParity(word >> 8) === word >> 8 && withParity(word & 0xff) === (word & 0xff)
