import type { Database } from '../../tables/database.ts'

export type ReportNeeds = {
  readonly db: Database
  /** The provider's. */
  readonly timeZone: string
}
