export type Entry = {
  readonly name: string
  readonly method: number
  readonly flags: number
  readonly checksum: number
  packedBytes: number
  bytes: number
  /** Of its own header, and, once that is read, of what it holds. */
  headerAt: number
  dataAt: number
  /** Its record in the directory. */
  readonly recordAt: number
  readonly recordBytes: number
}
