import type { ClientConfig } from '@portolan/contract/clients/clients'

/**
 * The person who makes a request: a member of an organization, a contact of a known client without an account, or a
 * visitor whose company we do not know. A contact with a client's link has its token, and an email address only later.
 */
export type Requester =
  | { readonly kind: 'member'; readonly client: ClientConfig; readonly email: string }
  | { readonly kind: 'contact'; readonly client: ClientConfig; readonly email: string; readonly token?: string }
  | { readonly kind: 'visitor'; readonly email: string }

export const clientOf = (requester: Requester): ClientConfig | null =>
  requester.kind === 'visitor' ? null : requester.client

export const normalEmail = (typed: string): string => typed.trim().toLowerCase()

export const domainOf = (email: string): string => normalEmail(email).split('@').at(-1) ?? ''

/** What shows that a person who is not signed in belongs to the client. */
export function clientProofOf(requester: Requester): { emailDomain?: string; token?: string } {
  if (requester.kind !== 'contact') return {}
  return requester.token === undefined ? { emailDomain: domainOf(requester.email) } : { token: requester.token }
}
