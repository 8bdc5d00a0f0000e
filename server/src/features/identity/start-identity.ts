import type { FastifyInstance } from 'fastify'
import type { Issuer } from './callers/authenticate.ts'
import { createIdentify, type Identify } from './callers/identify.ts'
import { listenForAccountChanges } from './callers/store-account-changes.ts'
import { embeddedIssuer } from './embedded-issuer.ts'
import type { ExternalIssuer } from './external/external-issuer.ts'
import type { IdentityNeeds } from './identity-needs.ts'

export type Identity = {
  readonly identify: Identify
  /** Serves the issuer and its pages. */
  mount(app: FastifyInstance): void
  /** Origins other than the portal from which pages fetch tokens. */
  signInOrigins(): readonly string[]
  /** Clears this process's cache for an account, for a change that the next call must see. */
  forget(accountId: string): void
  close(): Promise<void>
}

export async function startIdentity(needs: IdentityNeeds): Promise<Identity> {
  const { db, listenConfig, externalIssuer, log, now } = needs
  const issuer: Issuer = externalIssuer
    ? await connectExternalIssuer(needs, externalIssuer)
    : await embeddedIssuer(needs)
  const { authenticate, callers } = issuer
  const changes = await listenForAccountChanges(
    listenConfig,
    { onChange: callers.forget, onGap: callers.forgetAll },
    log,
  )
  return {
    identify: createIdentify({ db, authenticate, now }),
    mount: issuer.mount,
    signInOrigins: issuer.origins,
    forget: callers.forget,
    close: changes.close,
  }
}

/** Starts even if the issuer is unreachable: visitors do not need it, and it may come back. */
async function connectExternalIssuer({ db, log, now }: IdentityNeeds, issuer: ExternalIssuer): Promise<Issuer> {
  const { externalAuthentication } = await import('./external/authenticate-external.ts')
  const { authenticate, callers, discovered } = externalAuthentication({ db, issuer, now, log })
  await discovered.load().catch((err: unknown) => log.error({ err }, 'the issuer cannot be reached'))
  const issuerOrigin = new URL(issuer.issuer).origin
  return {
    authenticate,
    callers,
    origins: () => [...new Set([issuerOrigin, discovered.tokenOrigin() ?? issuerOrigin])],
    mount: () => {},
  }
}
