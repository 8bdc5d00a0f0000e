import * as z from 'zod/mini'

const Text = z.string().check(z.minLength(1))
const WebAddress = z.url({ protocol: /^https?$/ })

/** Where an issuer stands: its address, or a path of the portal itself where the portal plays the customer's part. */
const IssuerAddress = z.union([WebAddress, z.string().check(z.startsWith('/'))])

export const OidcSettings = z.object({
  issuer: IssuerAddress,
  clientId: Text,
  groupsClaim: z._default(Text, 'groups'),
})
export type OidcSettings = z.infer<typeof OidcSettings>

export const SamlSettings = z.object({
  /** The name the customer's provider goes by in what it signs. */
  entityId: Text,
  /** Where a sign-in begins, by redirect. */
  entryPoint: WebAddress,
  /** What it signs with, as PEM. Two of them while the customer changes over. */
  certificates: z.array(Text).check(z.minLength(1)),
  /** Absent: whatever names the usual providers give it. */
  emailAttribute: z.optional(Text),
  groupsAttribute: z.optional(Text),
})
export type SamlSettings = z.infer<typeof SamlSettings>
