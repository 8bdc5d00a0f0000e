import type { FileType } from '../../file-types.ts'

/** A small document like those that clients send, written by us. */
export type FidelityDocument = {
  /** Without an ending. */
  readonly name: string
  readonly type: FileType
  /** The BCP 47 tag of its language. */
  readonly from: string
  readonly make: () => Buffer
  /** Texts that are left alone on purpose, as they are written: formulas, codes, addresses, names of authors. */
  readonly kept: readonly string[]
}
