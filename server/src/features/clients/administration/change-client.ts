import type { ClientChange, ClientOverview } from '@portolan/contract/clients/administration'
import { walkInClientId } from '@portolan/contract/clients/clients'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { checkBilling } from './check-billing.ts'
import { getClientOverview } from './client-overview.ts'
import { saveClient } from './store-overviews.ts'

type Call = { readonly actor: Actor; readonly origin: Origin }

/** Refuses the name of another client, and to close the walk-in client, which every portal needs for its visitors. */
export async function changeClient(
  db: Database,
  { actor, origin }: Call,
  clientId: number,
  change: ClientChange,
): Promise<ClientOverview> {
  if (clientId === walkInClientId && change.status === 'INACTIVE') throw new Refusal('conflict')
  checkBilling(change.billing, clientId)
  const after = { ...change, emailDomains: [...new Set(change.emailDomains)].sort() }
  return db.transaction().execute(async (tx) => {
    const { clientName, companyName, emailDomains, status, billing } = await getClientOverview(tx, clientId)
    const before = { clientName, companyName, emailDomains, status, ...(change.billing && { billing }) }
    if (!(await saveClient(tx, clientId, after))) throw new Refusal('conflict')
    const subject = { type: 'client', id: String(clientId), clientId }
    await audit(tx, { actor, origin, action: 'client-changed', subject, details: { before, after } })
    return getClientOverview(tx, clientId)
  })
}
