import type { Tx } from '../tables/database.ts'
import { orbitClientId, orbitPath, orbitPeople } from './orbit-sso/index.ts'

const clientId = 1008
export const orbitProviderId = `client-${clientId}`

/** Adds Orbit Aerospace's identity provider and links the demo's federated account to it. */
export async function addOrbit(tx: Tx): Promise<void> {
  const settings = JSON.stringify({ issuer: orbitPath, clientId: orbitClientId })
  await tx
    .insertInto('identity_provider')
    .values({ id: orbitProviderId, client_id: clientId, kind: 'OIDC', settings })
    .execute()
  for (const { subject, email } of orbitPeople) {
    const account = await tx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
    if (!account) continue
    const known = { identity_provider_id: orbitProviderId, subject, account_id: account.id }
    await tx.insertInto('federated_account').values(known).execute()
  }
}
