/** A file on its way into a zip. Without its CRC-32 it is written with one behind its bytes, which every unpacker of note reads. */
export type ZipEntry = {
  readonly name: string
  readonly size: number
  readonly crc32?: number | undefined
  readonly modifiedAt: Date
  open(): Promise<AsyncIterable<Uint8Array>>
}

/** From here on a number needs the 64 bits of zip64. */
export const largest32Bit = 0xffffffff
export const largest16Bit = 0xffff

export const isWide = (number: number): boolean => number >= largest32Bit
