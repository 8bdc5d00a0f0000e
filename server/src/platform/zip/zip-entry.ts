/** A file to put into a zip. An unknown CRC-32 is written behind the bytes, which common unpackers support. */
export type ZipEntry = {
  readonly name: string
  readonly size: number
  /** Absent for a file that is stored as it is. */
  readonly deflatedSize?: number | undefined
  readonly crc32?: number | undefined
  readonly modifiedAt: Date
  open(): Promise<AsyncIterable<Uint8Array>>
}

/** A file whose size is known only once it was written, and that is compressed. It may have up to 4 GB. */
export type StreamedEntry = Pick<ZipEntry, 'name' | 'modifiedAt' | 'open'> & { readonly size?: undefined }

/** From this value on, zip64 is needed. */
export const largest32Bit = 0xffffffff
export const largest16Bit = 0xffff

export const isWide = (number: number): boolean => number >= largest32Bit
