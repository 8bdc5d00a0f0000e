import type { PageTokens } from '../../platform/http/page-tokens.ts'
import type { SignedPaths } from '../../platform/http/signed-paths.ts'
import type { Database } from '../../tables/database.ts'

export type StatisticsNeeds = {
  readonly db: Database
  readonly pageTokens: PageTokens
  readonly signedPaths: SignedPaths
  readonly origin: string
  readonly timeZone: string
  /** The day where the provider is. */
  readonly today: () => string
  /** The address of a project in the translation-management system, `{id}` in place of its id. */
  readonly projectLink: string | null
}
