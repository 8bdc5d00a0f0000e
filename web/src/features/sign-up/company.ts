import type { ClientConfig } from '@portolan/contract/clients/clients'

/** An invitation's secret, and the address that it was sent to and is valid for. */
type OpenedInvitation = { readonly secret: string; readonly email: string }

/** The client of a sign-up link, and the link's token. */
export type SignUpLink = {
  readonly client: ClientConfig
  readonly token: string
  readonly invitation?: OpenedInvitation | undefined
}

export type CompanySearch =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'wrongEmail'; readonly company: string }
  | { readonly kind: 'one'; readonly client: ClientConfig }
  | { readonly kind: 'several'; readonly clients: readonly ClientConfig[] }

/** A client that is inactive or takes no sign-ups counts as not found. */
export const takesSignUps = ({ status, disableSelfRegistration }: ClientConfig): boolean =>
  status === 'ACTIVE' && !disableSelfRegistration

/** The company of an email domain. With a link it is the link's client, which the address must belong to. */
export function chooseCompany(ofDomain: readonly ClientConfig[], link: SignUpLink | null): CompanySearch {
  const open = ofDomain.filter(takesSignUps)
  if (link) {
    const { client } = link
    const isOfClient =
      client.allowedEmailDomains.length === 0 || open.some(({ clientId }) => clientId === client.clientId)
    return isOfClient ? { kind: 'one', client } : { kind: 'wrongEmail', company: nameInSentence(client) }
  }
  const [first] = open
  if (!first) return { kind: 'notFound' }
  return open.length === 1 ? { kind: 'one', client: first } : { kind: 'several', clients: open }
}

/** Whether sign-up goes on with the company: its address is known, or which company it is decides whether to ask. */
export const isCompanyNext = (found: CompanySearch): boolean =>
  found.kind === 'several' || (found.kind === 'one' && found.client.isAddressKnown === true)

/** Without the full stop of "Inc.", since the sentence ends with its own. */
export const nameInSentence = ({ companyName }: ClientConfig): string => companyName.replace(/\.$/, '')
