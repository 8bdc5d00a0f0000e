import type { Branding } from '@portolan/contract/branding/branding'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../tables/database.ts'
import type { ListenConfig } from './callers/store-account-changes.ts'
import type { ExternalIssuer } from './external/external-issuer.ts'
import type { Demo } from './pages/demo-box.ts'

export type IdentityNeeds = {
  readonly db: Database
  /** For the dedicated connection that listens for account changes. */
  readonly listenConfig: ListenConfig
  /** The portal's public origin, such as `https://portal.example`. */
  readonly origin: string
  /** 32 bytes, stored outside the database. */
  readonly masterKey: Buffer
  readonly branding: Branding
  /** Demo accounts to offer on the sign-in page; null for a real provider. */
  readonly demo: Demo | null
  /** Replaces the embedded issuer if set. */
  readonly externalIssuer: ExternalIssuer | null
  readonly log: Log
  readonly now: () => Date
}
