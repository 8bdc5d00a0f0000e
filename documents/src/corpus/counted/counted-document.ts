import type { CountNote } from '../../count/text-count.ts'
import type { FileType } from '../../file-types.ts'

/** A document with counts determined by hand from the rule in `count/words.ts`, and the reason for them. */
export type CountedDocument = {
  readonly title: string
  readonly name: string
  readonly type: FileType
  readonly make: () => Buffer
  readonly words: number
  /** Excludes blanks. */
  readonly characters: number
  readonly asian?: number
  readonly notes?: readonly CountNote[]
  readonly reason: string
}
