import type { ClientOverview } from '@portolan/contract/clients/administration'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { signUpPath } from '../sign-up-path.ts'
import { presentBilling } from '../store-billing.ts'
import { findOverview, type OverviewRow } from './store-overviews.ts'

export async function getClientOverview(db: Database | Tx, clientId: number): Promise<ClientOverview> {
  const row = await findOverview(db, clientId)
  if (!row) throw new Refusal('client_not_found')
  return present(row)
}

function present(row: OverviewRow): ClientOverview {
  const takesSignUps = row.status === 'ACTIVE' && !row.disable_self_registration
  const { identity = null, returnHosts = [] } = row.procurement_settings
  return {
    clientId: row.id,
    status: row.status,
    clientName: row.client_name,
    companyName: row.company_name,
    emailDomains: row.domains ?? [],
    signUpPath: takesSignUps ? signUpPath({ clientId: row.id, signUpToken: row.sign_up_token }) : null,
    billing: presentBilling(row.billing),
    procurement: row.has_procurement ? { identity, returnHosts: [...returnHosts] } : null,
  }
}
