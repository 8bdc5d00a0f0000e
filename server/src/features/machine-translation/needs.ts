import type { InstallationReport } from '@portolan/contract/machine-translation/admin/engines'
import type { InstalledRecognizer } from '@portolan/documents'
import type { Counters } from '../../platform/counters.ts'
import type { PageTokens } from '../../platform/http/page-tokens.ts'
import type { SignedPaths } from '../../platform/http/signed-paths.ts'
import type { Log } from '../../platform/log.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { TranslationEngine } from '../../ports/translation-engine.ts'
import type { TranslationReviewer } from '../../ports/translation-reviewer.ts'
import type { Database } from '../../tables/database.ts'
import type { MediaAdapters } from './media/media-adapters.ts'
import type { NeuralModels } from './models/neural-models.ts'

/** What the composition gives the feature. */
export type MachineTranslationAdapters = MediaAdapters & {
  /** In the order in which the provider prefers them. */
  readonly engines: readonly TranslationEngine[]
  /** The first one that a client's texts may be sent to reviews and post-edits. */
  readonly reviewers: readonly TranslationReviewer[]
  /** Cents for a million characters, by the name of the engine. Engines that are absent cost nothing. */
  readonly enginePrices: Readonly<Record<string, number>>
  /** Engines that the portal knows but that have no settings, by name. */
  readonly unusedEngines: readonly string[]
  /** Of Apertium. */
  readonly getInstallation: () => InstallationReport
  readonly neuralModels: NeuralModels
  /** The program that reads scanned pages, where it is installed. */
  readonly getRecognizer: () => Promise<InstalledRecognizer | undefined>
}

export type MachineTranslationNeeds = MachineTranslationAdapters & {
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
  readonly timeZone: string
  readonly pageTokens: PageTokens
  readonly signedPaths: SignedPaths
  readonly counters: Counters
  readonly fileStore: FileStore
  /** For working files. Only the portal reads it. */
  readonly workFolder: string
  /** For results of steps on audio and video, which are kept for a while. Only the portal reads it. */
  readonly mediaFolder: string
  /** The provider's limit for the files of one request; null for none. */
  readonly uploadTotalBytes: number | null
}
