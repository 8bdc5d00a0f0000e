import type { PageTokens } from '../../platform/http/page-tokens.ts'
import type { SignedPaths } from '../../platform/http/signed-paths.ts'
import type { Database } from '../../tables/database.ts'

export type StatisticsNeeds = {
  readonly db: Database
  readonly pageTokens: PageTokens
  readonly signedPaths: SignedPaths
  readonly origin: string
  readonly timeZone: string
  /** The date in the provider's time zone. */
  readonly today: () => string
  /** The URL of a project in the translation management system, with `{id}` as a placeholder. */
  readonly projectLink: string | null
}
