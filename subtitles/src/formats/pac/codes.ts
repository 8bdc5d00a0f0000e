/** The bytes of a PAC file. */
export const codes = {
  line: 0xfe,
  endOfCues: 0xff,
  record: 0x60,
  italicsOn: 0x3c,
  italicsOff: 0x3e,
} as const

/** A line in UTF-8: this start, the text, and a full stop. Full stops of the text are replaced. */
export const unicodeStart = [0x1f, 0xef, 0xbb, 0xbf] as const
export const unicodeEnd = 0x2e
export const unicodeFullStop = 0xff

export const headBytes = 21
/** Number, mark, two times, length. */
export const recordHeadBytes = 13
