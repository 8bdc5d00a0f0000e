import { isIP } from 'node:net'
import * as z from 'zod/mini'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { Database } from '../../tables/database.ts'
import { saveProcurement } from '../clients/index.ts'
import { digestOfSecret } from './secret-digest.ts'

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const Host = z.string().check(
  z.toLowerCase(),
  z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  z.refine((host) => isIP(host) === 0, 'a name, no number'),
)

/** Settings of a client's procurement system, as an operator gives them. */
const NewProcurement = z
  .strictObject({
    identityDomain: z.optional(text),
    identity: z.optional(text),
    returnHosts: z.optional(z.array(Host)),
    classification: z.optional(z.string().check(z.regex(/^\d{8}$/, 'a UNSPSC code has eight digits'))),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'a currency has three capital letters'))),
    serviceCode: z.optional(text),
    acknowledgmentUrl: z.optional(z.url({ protocol: /^https$/, error: 'an https address' })),
  })
  .check(
    z.refine(({ identity, identityDomain }) => (identity === undefined) === (identityDomain === undefined), {
      error: 'identity and identityDomain belong together',
      path: ['identity'],
    }),
  )

const shortestSecret = 16

type Change = {
  readonly clientId: number
  readonly settings: z.input<typeof NewProcurement>
  /** What the client's system sends; null removes it, undefined keeps it. */
  readonly secret?: string | null | undefined
  /** What we send with acknowledgments; null removes it, undefined keeps it. */
  readonly ownSecret?: string | null | undefined
}

/** Connects a client's procurement system, or changes how. Returns false if there is no such client. */
export async function setProcurement(
  { db, box }: { readonly db: Database; readonly box: SecretBox },
  { clientId, settings, secret, ownSecret }: Change,
): Promise<boolean> {
  if (secret && secret.length < shortestSecret) throw new Error(`A secret has ${shortestSecret} characters or more.`)
  return saveProcurement(db, clientId, {
    settings: NewProcurement.parse(settings),
    secretHash: secret && digestOfSecret(secret),
    sealedSecret: ownSecret == null ? ownSecret : box.seal(ownSecret),
  })
}
