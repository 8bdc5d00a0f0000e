import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'

export type MfaNeeds = {
  readonly db: Database
  readonly box: SecretBox
  readonly providerName: string
  readonly now: () => Date
}
