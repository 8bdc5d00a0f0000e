import type { FastifyInstance } from 'fastify'
import type { Issuer } from './callers/authenticate.ts'
import { type Identify, identifier } from './callers/identify.ts'
import { listenForAccountChanges } from './callers/store-account-changes.ts'
import { embeddedIssuer } from './embedded-issuer.ts'
import type { ExternalIssuer } from './external/external-issuer.ts'
import type { IdentityNeeds } from './identity-needs.ts'

export type Identity = {
  readonly identify: Identify
  /** Serves the issuer and its pages. */
  mount(app: FastifyInstance): void
  /** Where pages fetch tokens from, other than the portal. */
  signInOrigins(): readonly string[]
  /** What this process remembers of an account, for a change that its very next call has to see. */
  forget(accountId: string): void
  close(): Promise<void>
}

export async function startIdentity(needs: IdentityNeeds): Promise<Identity> {
  const { db, listenConfig, externalIssuer, log, now } = needs
  const issuer: Issuer = externalIssuer ? await elsewhere(needs, externalIssuer) : await embeddedIssuer(needs)
  const { recognise, callers } = issuer
  const changes = await listenForAccountChanges(
    listenConfig,
    { onChange: callers.forget, onGap: callers.forgetAll },
    log,
  )
  return {
    identify: identifier({ db, recognise, now }),
    mount: issuer.mount,
    signInOrigins: issuer.origins,
    forget: callers.forget,
    close: changes.close,
  }
}

/** The portal starts without its issuer too: visitors need none, and it may come back. */
async function elsewhere({ db, log, now }: IdentityNeeds, issuer: ExternalIssuer): Promise<Issuer> {
  const { externalRecognition } = await import('./external/recognise-external.ts')
  const { recognise, callers, published } = externalRecognition({ db, issuer, now, log })
  await published.look().catch((err: unknown) => log.error({ err }, 'the issuer cannot be reached'))
  const own = new URL(issuer.issuer).origin
  return { recognise, callers, origins: () => [...new Set([own, published.tokenOrigin() ?? own])], mount: () => {} }
}
