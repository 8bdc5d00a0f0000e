import type { Branding } from '@portolan/contract/branding/branding'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../tables/database.ts'
import type { ListenConfig } from './callers/store-account-changes.ts'
import type { ExternalIssuer } from './external/external-issuer.ts'
import type { Demo } from './pages/demo-box.ts'

export type IdentityNeeds = {
  readonly db: Database
  /** For the one connection that hears of changed accounts. */
  readonly listenConfig: ListenConfig
  /** Where the portal is reached, such as `https://portal.example`. */
  readonly origin: string
  /** 32 bytes that are kept outside the database. */
  readonly masterKey: Buffer
  readonly branding: Branding
  /** The sign-ins that the page offers; null for a real provider. */
  readonly demo: Demo | null
  /** Who signs people in instead of the portal itself. */
  readonly externalIssuer: ExternalIssuer | null
  readonly log: Log
  readonly now: () => Date
}
