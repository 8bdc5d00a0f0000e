import type { ClientConfig } from '@portolan/contract/clients/clients'

export type Found =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly client: ClientConfig }
  | { readonly kind: 'several'; readonly clients: readonly ClientConfig[] }
  | { readonly kind: 'inactive' | 'signedInOnly'; readonly client: ClientConfig }

/** The client of an email domain. Inactive clients are ignored where an active one matches. */
export function findClient(ofDomain: readonly ClientConfig[]): Found {
  const active = ofDomain.filter(({ status }) => status === 'ACTIVE')
  const [client] = active
  const [inactive] = ofDomain
  if (active.length > 1) return { kind: 'several', clients: active }
  if (client) return accept(client)
  return inactive ? accept(inactive) : { kind: 'none' }
}

/** Whether a client takes requests from people who are not signed in. */
export function accept(client: ClientConfig): Extract<Found, { client: ClientConfig }> {
  if (client.status !== 'ACTIVE') return { kind: 'inactive', client }
  const isClosed = client.createProjectSettings.disableUnauthenticatedSubmissions
  return { kind: isClosed ? 'signedInOnly' : 'one', client }
}
