import { createHash } from 'node:crypto'
import type { PunchoutSetup } from '@portolan/contract/procurement/procurement'
import type * as z from 'zod/mini'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { isTrustedReturnUrl } from './return-url.ts'
import { findClientBySecret, insertSession, type PunchoutClient, transaction } from './store.ts'

const lifetimeSeconds = 600

type Needs = { readonly db: Database; readonly origin: string; readonly isDemo: boolean }

/**
 * Opens a session for a buyer on behalf of a procurement system's server. Returns the start URL for the buyer's
 * browser.
 */
export async function openPunchout(
  { db, origin, isDemo }: Needs,
  secret: string,
  setup: z.output<typeof PunchoutSetup>,
  from: Origin,
): Promise<string> {
  const client = await findClient(db, secret)
  const { contact, buyercookie } = setup.params.body
  const email = contact.email.toLowerCase()
  if (!client.emailDomains.includes(email.slice(email.lastIndexOf('@') + 1))) throw new Refusal('email_not_of_company')
  if (!isTrustedReturnUrl(setup.return_url, { origin, isDemo }))
    throw new Refusal('malformed', [{ path: 'body.return_url', code: 'return_url_not_trusted' }])
  const id = await transaction(db, async (tx) => {
    const session = { client_id: client.id, pos: setup.pos, operation: setup.operation, return_url: setup.return_url }
    const buyer = { email, contact_name: contact.name, buyer_cookie: buyercookie }
    // The session id is a credential, so the audit entry leaves it out.
    await audit(tx, {
      actor: undefined,
      origin: from,
      action: 'punchout-opened',
      subject: { type: 'client', id: String(client.id) },
      details: { email, pos: setup.pos },
    })
    return insertSession(tx, { ...session, ...buyer }, lifetimeSeconds)
  })
  return `${origin}/coupa/starter/${id}`
}

/** Looks up by digest, so that the timing does not reveal the secret. */
async function findClient(db: Database, secret: string): Promise<PunchoutClient> {
  const client = await findClientBySecret(db, digestOfSecret(secret))
  if (!client) throw new Refusal('signed_out')
  if (client.status !== 'ACTIVE') throw new Refusal('forbidden')
  if (!client.applicationIds.includes('coupa')) throw new Refusal('application_disabled')
  return client
}

export const digestOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
