import { createHash, timingSafeEqual } from 'node:crypto'
import type { ClientConfig, LinkPurpose } from '@portolan/contract/clients/clients'
import { type Actor, hasAnyRole, isStaff } from '../../platform/actor.ts'
import type { StoredClient } from './store.ts'

/** What a visitor who is not signed in can show for a tie to a client. */
export type Tie = {
  readonly emailDomain?: string | undefined
  readonly token?: string | undefined
  readonly purpose?: LinkPurpose | undefined
}

/**
 * Staff see every client, members their own, visitors the one whose e-mail domain they name. The token of a link has to
 * be right for everybody who opens it, and then shows its client to anyone.
 */
export function maySee(client: StoredClient, actor: Actor | undefined, tie: Tie): boolean {
  if (tie.token !== undefined) return isTokenFor[tie.purpose ?? 'createProject'](client, tie.token)
  if (actor) return isStaff(actor) || actor.linkedClientIds.includes(client.clientId)
  return hasDomain(client, tie.emailDomain)
}

/** Tokens go to administrators and to the client's own CLIENT users, and only while a link with them would work. */
export function presentTo(actor: Actor | undefined, client: StoredClient): ClientConfig {
  const isKeeper =
    actor !== undefined &&
    (hasAnyRole(actor, ['ADMIN']) || (hasAnyRole(actor, ['CLIENT']) && actor.linkedClientIds.includes(client.clientId)))
  const isActive = client.status === 'ACTIVE'
  return {
    ...client,
    signUpToken: isKeeper && isActive && !client.disableSelfRegistration ? client.signUpToken : null,
    createProjectToken: isKeeper && isActive ? client.createProjectToken : null,
  }
}

const hasDomain = (client: StoredClient, domain: string | undefined): boolean =>
  domain !== undefined && client.allowedEmailDomains.includes(domain)

/** The token of a sign-up link. */
export const isSignUpToken = (client: StoredClient, token: string): boolean => isSame(token, client.signUpToken)

const isTokenFor: Record<LinkPurpose, (client: StoredClient, token: string) => boolean> = {
  createProject: (client, token) => isSame(token, client.createProjectToken),
  signUp: isSignUpToken,
}

/** In constant time, whatever the lengths. */
function isSame(given: string, kept: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(kept))
}
