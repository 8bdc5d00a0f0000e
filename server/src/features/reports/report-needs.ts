import type { SignedPaths } from '../../platform/http/signed-paths.ts'
import type { Database } from '../../tables/database.ts'

export type ReportNeeds = {
  readonly db: Database
  readonly signedPaths: SignedPaths
  readonly origin: string
  /** The provider's. */
  readonly timeZone: string
  readonly now: () => Date
}
