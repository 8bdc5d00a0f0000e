import type { Branding } from '@portolan/contract/branding'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../../platform/log.ts'
import { once } from '../../platform/once.ts'
import { secretBox } from '../../platform/secret-box.ts'
import type { Database } from '../../tables/database.ts'
import { federatedSignIn } from './federation/federated-sign-in.ts'
import { mountFederation } from './federation/federation-routes.ts'
import { type Identify, identifier } from './identify.ts'
import { clientId, issuerPath } from './issuer.ts'
import { loadKeys } from './keys.ts'
import { knownCallers } from './known-callers.ts'
import { mountProvider } from './mount-provider.ts'
import type { Demo } from './pages/demo-box.ts'
import { identityPages } from './pages/identity-pages.ts'
import { mountPasskeys } from './passkeys/passkey-routes.ts'
import { mountPasswordReset } from './password-reset-routes.ts'
import { passwordCheck } from './passwords.ts'
import { mountSecondFactor } from './second-factor-routes.ts'
import { signInInteractions } from './sign-in-interactions.ts'
import { mountSignIn } from './sign-in-routes.ts'
import { type ListenConfig, listenForAccountChanges } from './store-account-changes.ts'
import { findCallerInSession } from './store-callers.ts'
import { mountUnconfirmedEmail } from './unconfirmed-email-routes.ts'
import { tokenVerifier } from './verify-token.ts'

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
  readonly log: Log
  readonly now: () => Date
}

export type Identity = {
  readonly identify: Identify
  /** Serves the issuer and its pages. */
  mount(app: FastifyInstance): void
  /** What this process remembers of an account, for a change that its very next call has to see. */
  forget(accountId: string): void
  close(): Promise<void>
}

export async function startIdentity(needs: IdentityNeeds): Promise<Identity> {
  const { db, listenConfig, origin, masterKey, branding, demo, log, now } = needs
  const box = secretBox(masterKey)
  const keys = await loadKeys(db, box)
  const pages = identityPages(needs)
  // The issuer's library is large, and only who signs in needs it: it is read while the portal already answers.
  const provider = once(async () => {
    const { createProvider } = await import('./provider.ts')
    return createProvider({ db, origin, keys, pages, log })
  })
  const interactions = signInInteractions({ db, provider })
  const federation = federatedSignIn({ db, origin, box, log })
  const checkPassword = passwordCheck()
  const callers = knownCallers((accountId, session) => findCallerInSession(db, accountId, session), now)
  const verifyToken = tokenVerifier({ issuer: origin + issuerPath, audience: clientId, keys: keys.signing, now })
  const changes = await listenForAccountChanges(
    listenConfig,
    { onChange: callers.forget, onGap: callers.forgetAll },
    log,
  )
  return {
    identify: identifier({ db, verifyToken, callers, now }),
    mount(app) {
      mountProvider(app, provider, { origin, path: issuerPath })
      mountSignIn(app, { db, interactions, pages, checkPassword, demo })
      mountSecondFactor(app, { db, box, now, interactions, pages })
      mountUnconfirmedEmail(app, { db, interactions, pages })
      mountPasswordReset(app, { db, pages, providerName: branding.providerName, now })
      mountFederation(app, { db, pages, interactions, federation, contactEmail: branding.contactEmail })
      mountPasskeys(app, { db, origin, interactions })
      app.addHook('onListen', () => void setImmediate(() => provider().catch((err) => log.error({ err }, 'no issuer'))))
    },
    forget: callers.forget,
    close: changes.close,
  }
}
