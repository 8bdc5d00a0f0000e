import type { ClientConfig } from '@portolan/contract/clients/clients'

/**
 * Who sends a request: a member of an organisation, a contact of a known client without an account, or a visitor of
 * whose company we know nothing. A contact who came by a link has its token, and gives the e-mail address in the form.
 */
export type Sender =
  | { readonly kind: 'member'; readonly client: ClientConfig; readonly email: string }
  | { readonly kind: 'contact'; readonly client: ClientConfig; readonly email: string; readonly token?: string }
  | { readonly kind: 'visitor'; readonly email: string }

export const clientOf = (sender: Sender): ClientConfig | null => (sender.kind === 'visitor' ? null : sender.client)

export const normalEmail = (typed: string): string => typed.trim().toLowerCase()

export const domainOf = (email: string): string => normalEmail(email).split('@').at(-1) ?? ''

/** How someone who is not signed in shows a tie to the client. */
export function clientProofOf(sender: Sender): { emailDomain?: string; token?: string } {
  if (sender.kind !== 'contact') return {}
  return sender.token === undefined ? { emailDomain: domainOf(sender.email) } : { token: sender.token }
}
