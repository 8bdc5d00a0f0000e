import { createHmac } from 'node:crypto'
import { afterStart } from '../../platform/after-start.ts'
import { signedCookies } from '../../platform/http/signed-cookies.ts'
import { lazy } from '../../platform/lazy.ts'
import { Refusal } from '../../platform/refusal.ts'
import { secretBox } from '../../platform/secret-box.ts'
import { rolesIn } from './callers/actor-of.ts'
import type { Authenticate, Issuer } from './callers/authenticate.ts'
import { callerCache } from './callers/caller-cache.ts'
import { type Caller, findCallerInSession } from './callers/store-callers.ts'
import { tokenVerifier } from './callers/verify-token.ts'
import { federatedSignIn } from './federation/federated-sign-in.ts'
import { mountFederation } from './federation/federation-routes.ts'
import type { IdentityNeeds } from './identity-needs.ts'
import { clientId, issuerPath } from './issuer/issuer-paths.ts'
import { loadKeys } from './issuer/keys.ts'
import { mountProvider } from './issuer/mount-provider.ts'
import { identityPages } from './pages/identity-pages.ts'
import { mountPasskeys } from './passkeys/passkey-routes.ts'
import { mountPasswordReset } from './passwords/password-reset-routes.ts'
import { passwordCheck } from './passwords/passwords.ts'
import { knownDevices } from './sign-in/known-devices.ts'
import { mountSecondFactor } from './sign-in/second-factor-routes.ts'
import { signInInteractions } from './sign-in/sign-in-interactions.ts'
import { mountSignIn } from './sign-in/sign-in-routes.ts'
import { mountUnconfirmedEmail } from './sign-in/unconfirmed-email-routes.ts'

/** The portal's own OpenID issuer with its sign-in pages. */
export async function embeddedIssuer(needs: IdentityNeeds): Promise<Issuer> {
  const { db, origin, masterKey, branding, demo, log, now } = needs
  const box = secretBox(masterKey)
  const keys = await loadKeys(db, box)
  const pages = identityPages(needs)
  // The library is large and only sign-ins need it, so it loads after the portal has started.
  const provider = lazy(async () => {
    const { createProvider } = await import('./issuer/create-provider.ts')
    return createProvider({ db, origin, keys, pages, log })
  })
  const callers = callerCache((accountId, session) => findCallerInSession(db, accountId, session), now)
  const verifyToken = tokenVerifier({ issuer: origin + issuerPath, audience: clientId, keys: keys.signing, now })

  const authenticate: Authenticate = async (token) => {
    const { sub, ses, ver, groups } = await verifyToken(token)
    const fits = (caller: Caller) => caller.tokensValidAfter === ver
    const caller = await callers.find(sub, ses, fits)
    if (!caller || !fits(caller)) throw new Refusal('signed_out')
    return { caller, roles: rolesIn(groups), session: ses }
  }

  return {
    authenticate,
    callers,
    origins: () => [],
    mount(app) {
      const cookieKey = createHmac('sha256', masterKey).update('device-cookies').digest()
      const devices = knownDevices(signedCookies(cookieKey, { now, isSecure: origin.startsWith('https:') }))
      const interactions = signInInteractions({ db, provider, devices })
      const federation = federatedSignIn({ db, origin, box, log })
      mountProvider(app, provider, { origin, path: issuerPath, pages })
      mountSignIn(app, {
        ...{ db, interactions, pages, demo, devices, now },
        checkPassword: passwordCheck(),
        contactEmail: branding.contactEmail,
      })
      mountSecondFactor(app, { db, box, now, interactions, pages, devices })
      mountUnconfirmedEmail(app, { db, interactions, pages })
      mountPasswordReset(app, { db, pages, providerName: branding.providerName, now, devices })
      mountFederation(app, { db, pages, interactions, federation, contactEmail: branding.contactEmail })
      mountPasskeys(app, { db, origin, interactions })
      afterStart(app, () => provider().catch((err: unknown) => log.error({ err }, 'no issuer')))
    },
  }
}
