import { createHash, timingSafeEqual } from 'node:crypto'
import type { ClientConfig, LinkPurpose } from '@portolan/contract/clients/clients'
import { type Actor, hasAnyRole, isStaff } from '../../platform/actor.ts'
import type { StoredClient } from './store.ts'

/** How a visitor proves a relation to a client. */
export type ClientProof = {
  readonly emailDomain?: string | undefined
  readonly token?: string | undefined
  readonly purpose?: LinkPurpose | undefined
}

/**
 * Staff see every client, members their own, and visitors the one whose email domain they name. A link's token must be
 * right for every caller, and then shows its client to anyone.
 */
export function maySee(client: StoredClient, actor: Actor | undefined, proof: ClientProof): boolean {
  if (proof.token !== undefined) return isTokenFor[proof.purpose ?? 'createProject'](client, proof.token)
  if (actor) return isStaff(actor) || actor.linkedClientIds.includes(client.clientId)
  return hasDomain(client, proof.emailDomain)
}

/** Shows tokens only to administrators and the client's own CLIENT users, and only if their links work. */
export function presentClient(actor: Actor | undefined, client: StoredClient): ClientConfig {
  const maySeeTokens =
    actor !== undefined &&
    (hasAnyRole(actor, ['ADMIN']) || (hasAnyRole(actor, ['CLIENT']) && actor.linkedClientIds.includes(client.clientId)))
  const isActive = client.status === 'ACTIVE'
  return {
    ...client,
    signUpToken: maySeeTokens && isActive && !client.disableSelfRegistration ? client.signUpToken : null,
    createProjectToken: maySeeTokens && isActive ? client.createProjectToken : null,
  }
}

const hasDomain = (client: StoredClient, domain: string | undefined): boolean =>
  domain !== undefined && client.allowedEmailDomains.includes(domain)

/** Checks the token of a sign-up link. */
export const isSignUpToken = (client: StoredClient, token: string): boolean => isSame(token, client.signUpToken)

const isTokenFor: Record<LinkPurpose, (client: StoredClient, token: string) => boolean> = {
  createProject: (client, token) => isSame(token, client.createProjectToken),
  signUp: isSignUpToken,
}

/** Compares in constant time, whatever the lengths. */
function isSame(given: string, kept: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(kept))
}
