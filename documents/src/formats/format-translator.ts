import type { FileHandle } from 'node:fs/promises'
import type { TranslationPass } from '../segments/translation-pass.ts'
import type { Source } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'

export type DocumentWalk = {
  readonly source: Source
  readonly pass: TranslationPass
  /** An empty file for the translated document; undefined where segments are only read. */
  readonly output: FileHandle | undefined
  readonly yieldPoint: YieldPoint
}

/** Walks a document of one format: gives each text to the pass, and writes what comes back. */
export type FormatTranslator = (walk: DocumentWalk) => Promise<void>
