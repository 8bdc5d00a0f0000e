import type { FileType } from '../file-types.ts'
import type { Source } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'

export type DetectedType = { readonly type: FileType; readonly mediaType: string }

/** The context of all steps of an inspection. */
export type Inspection = {
  readonly name: string
  readonly yieldPoint: YieldPoint
  /** Totals over all archives, and the current nesting depth. */
  readonly seen: { entries: number; bytes: number; archives: number }
}

/** Inspects a file inside an archive in the same way. */
export type Inspect = (source: Source, inspection: Inspection) => Promise<DetectedType>
