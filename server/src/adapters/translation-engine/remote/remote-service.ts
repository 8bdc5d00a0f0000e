import type { LanguagePair, PairQuality } from '../../../ports/translation-engine.ts'
import type { InlinePart } from '../tags/inline-parts.ts'
import type { PartLimits } from './cut-into-parts.ts'
import type { ServiceLanguage, TagsByCode } from './language-table.ts'

/** What differs between services. */
export type RemoteService = {
  /** The engine's name, for example `deepl`. */
  readonly name: string
  readonly isRemote: boolean
  readonly quality: PairQuality
  readonly limits: PartLimits
  readonly tags: TagsByCode
  listLanguages(signal: AbortSignal): Promise<readonly ServiceLanguage[]>
  /** Writes a text with its tags the way the service takes them, and reads its answer. */
  writeText(parts: readonly InlinePart[]): string
  readText(answer: string): readonly InlinePart[]
  /** One answer per text, in order; null where there is none. The pair is in the service's codes. */
  translate(texts: readonly string[], pair: LanguagePair, signal: AbortSignal): Promise<readonly (string | null)[]>
}
