import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import type { ProcurementClient } from '../find-client.ts'
import type { Parties } from '../purchase-order.ts'
import { digestOfSecret } from '../secret-digest.ts'
import { transaction } from '../store-clients.ts'
import { isTrustedReturnUrl } from './return-url.ts'
import { findBuyer, insertSession } from './store-sessions.ts'

const lifetimeSeconds = 600
const Email = z.email().check(z.maxLength(254))

/** What a procurement system says about a buyer who is to come, in either format. */
export type SessionStart = {
  readonly format: 'JSON' | 'CXML'
  readonly pos: string
  readonly operation: 'create' | 'edit' | 'inspect'
  readonly deploymentMode: 'production' | 'test'
  readonly parties: Parties | null
  readonly email: string
  readonly name: string
  readonly buyerCookie: string
  readonly returnUrl: string
  /** Where the message has the return URL, for the refusal. */
  readonly returnUrlPath: string
  readonly lineIds: readonly string[]
}

export type SessionNeeds = { readonly db: Database; readonly origin: string; readonly gatewayOrigin: string }

/** Refuses people of others and addresses that carts are not returned to. */
export async function checkStart(
  { db, gatewayOrigin }: SessionNeeds,
  client: ProcurementClient,
  start: SessionStart,
): Promise<void> {
  const email = start.email.toLowerCase()
  if (!Email.safeParse(email).success) throw new Refusal('email_not_of_company')
  const isOfDomain = client.emailDomains.includes(email.slice(email.lastIndexOf('@') + 1))
  if (!isOfDomain && !(await findBuyer(db, email, client.id))?.isBuyer) throw new Refusal('email_not_of_company')
  if (!isTrustedReturnUrl(start.returnUrl, { gatewayOrigin, hosts: client.settings.returnHosts }))
    throw new Refusal('malformed', [{ path: start.returnUrlPath, code: 'return_url_not_trusted' }])
}

/** Stores a checked session and returns the start URL for the buyer's browser. */
export async function openSession(
  { db, origin }: SessionNeeds,
  client: ProcurementClient,
  start: SessionStart,
  from: Origin,
): Promise<string> {
  const token = randomUUID()
  const email = start.email.toLowerCase()
  await transaction(db, async (tx) => {
    const session = {
      token_hash: digestOfSecret(token),
      client_id: client.id,
      format: start.format,
      pos: start.pos,
      operation: start.operation,
      deployment_mode: start.deploymentMode,
      parties: start.parties && JSON.stringify(start.parties),
      return_url: start.returnUrl,
      email,
      contact_name: start.name,
      buyer_cookie: start.buyerCookie,
      line_ids: [...start.lineIds],
    }
    await insertSession(tx, session, lifetimeSeconds)
    // The token is a credential, so the audit entry leaves it out.
    await audit(tx, {
      actor: undefined,
      origin: from,
      action: 'punchout-opened',
      subject: { type: 'client', id: String(client.id) },
      details: { email, pos: start.pos, format: start.format },
    })
  })
  return `${origin}/coupa/starter/${token}`
}
