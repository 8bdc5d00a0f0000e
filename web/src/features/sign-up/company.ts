import type { ClientConfig } from '@portolan/contract/clients/clients'

/** What a sign-up link brings: its client and the token that ties the visitor to it. */
export type SignUpLink = { readonly client: ClientConfig; readonly token: string }

export type Found =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'wrongEmail'; readonly company: string }
  | { readonly kind: 'one'; readonly client: ClientConfig }
  | { readonly kind: 'several'; readonly clients: readonly ClientConfig[] }

/** One that is inactive or takes no sign-ups counts as not found. */
export const takesSignUps = ({ status, disableSelfRegistration }: ClientConfig): boolean =>
  status === 'ACTIVE' && !disableSelfRegistration

/** Which company the domain of an address leads to. A link has chosen already, and the address must belong to its client. */
export function companyOf(ofDomain: readonly ClientConfig[], link: SignUpLink | null): Found {
  const open = ofDomain.filter(takesSignUps)
  if (link) {
    const { client } = link
    const isOfClient =
      client.allowedEmailDomains.length === 0 || open.some(({ clientId }) => clientId === client.clientId)
    return isOfClient ? { kind: 'one', client } : { kind: 'wrongEmail', company: nameOf(client) }
  }
  const [first] = open
  if (!first) return { kind: 'notFound' }
  return open.length === 1 ? { kind: 'one', client: first } : { kind: 'several', clients: open }
}

/** For the end of a sentence, which has a full stop of its own. */
export const nameOf = ({ companyName }: ClientConfig): string => companyName.replace(/\.$/, '')
