import type { FileType } from '../file-types.ts'
import type { Pace } from '../pace.ts'
import type { Source } from '../source.ts'

export type Found = { readonly type: FileType; readonly mediaType: string }

/** What every step of an inspection is given. */
export type Inspection = {
  readonly name: string
  readonly pace: Pace
  /** Of all archives together, and how many of them we are inside of. */
  readonly seen: { entries: number; bytes: number; archives: number }
}

/** Archives hold files, so the inspection of one begins again from here. */
export type Inspect = (source: Source, inspection: Inspection) => Promise<Found>
