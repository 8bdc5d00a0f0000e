import * as z from 'zod/mini'

const Text = z.string().check(z.minLength(1))
const WebAddress = z.url({ protocol: /^https?$/ })

/** The issuer's address, or a path if the portal itself plays the client's provider (demo). */
const IssuerAddress = z.union([WebAddress, z.string().check(z.startsWith('/'))])

export const OidcSettings = z.object({
  issuer: IssuerAddress,
  clientId: Text,
  groupsClaim: z._default(Text, 'groups'),
})
export type OidcSettings = z.infer<typeof OidcSettings>

export const SamlSettings = z.object({
  /** The provider's entity id, as in the documents it signs. */
  entityId: Text,
  /** Where a sign-in starts, by redirect. */
  entryPoint: WebAddress,
  /** The provider's signing certificates as PEM. There are two during a key rollover. */
  certificates: z.array(Text).check(z.minLength(1)),
  /** If absent, the names that common providers use. */
  emailAttribute: z.optional(Text),
  groupsAttribute: z.optional(Text),
})
export type SamlSettings = z.infer<typeof SamlSettings>

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Plain HTTP is allowed only for loopback addresses and for the portal's own origin. */
export function mayBeWithoutTls(issuer: string, origin: string): boolean {
  const { hostname, origin: issuerOrigin } = new URL(issuer)
  return loopback.includes(hostname) || issuerOrigin === origin
}
