/** Control codes in the text field of a block. */
export const codes = {
  italicsOn: 0x80,
  italicsOff: 0x81,
  underlineOn: 0x82,
  underlineOff: 0x83,
  lineBreak: 0x8a,
  unused: 0x8f,
} as const

/** A Text and Timing Information block. */
export const blockBytes = 128
export const textAt = 16
export const textBytes = blockBytes - textAt

/** Extension block numbers. */
export const lastExtension = 0xff
export const userData = 0xfe
/** More would be reserved numbers. */
export const mostExtensions = 0xf0
