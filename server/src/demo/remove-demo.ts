import { walkInClientId } from '@portolan/contract/clients/clients'
import { endEverySession } from '../features/identity/index.ts'
import { audit } from '../platform/audit.ts'
import type { Database, Tx } from '../tables/database.ts'
import { demoAccounts } from './accounts.ts'
import { demoClients } from './clients.ts'
import { orbitProviderId } from './orbit.ts'

export type RemovedDemo = { readonly accounts: number; readonly clients: number }

/**
 * Removes every way to sign in to the demo. Its accounts and clients stay as disabled and inactive rows, because
 * requests, orders, quotes and the audit log refer to them, including those of real people.
 */
export function removeDemo(db: Database): Promise<RemovedDemo> {
  return db.transaction().execute(async (tx) => {
    const accounts = await findDemoAccounts(tx)
    for (const id of accounts) await disableAccount(tx, id)
    await tx.deleteFrom('identity_provider').where('id', '=', orbitProviderId).execute()
    return { accounts: accounts.length, clients: await closeDemoClients(tx) }
  })
}

/** Finds demo accounts by the record, or by address if an earlier version loaded them. */
async function findDemoAccounts(tx: Tx): Promise<string[]> {
  const emails = demoAccounts.map(({ email }) => email)
  const rows = await tx
    .selectFrom('account')
    .leftJoin('demo_account', 'demo_account.account_id', 'account.id')
    .select('account.id')
    .where(({ eb, or }) => or([eb('demo_account.account_id', 'is not', null), eb('email', 'in', emails)]))
    .execute()
  return rows.map(({ id }) => id)
}

async function disableAccount(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('account')
    .set(({ fn, ref, val }) => ({
      disabled_at: fn.coalesce(ref('disabled_at'), val(new Date())),
      password_hash: null,
      totp_secret: null,
      totp_last_step: null,
      mfa_enabled_at: null,
    }))
    .where('id', '=', id)
    .execute()
  for (const table of ['api_key', 'passkey', 'recovery_code', 'mailed_code', 'federated_account'] as const)
    await tx.deleteFrom(table).where('account_id', '=', id).execute()
  await endEverySession(tx, id)
  await audit(tx, { actor: undefined, action: 'demo-account-disabled', subject: { type: 'account', id } })
}

/** The walk-in client stays: every portal needs it for visitors of no known company. */
async function closeDemoClients(tx: Tx): Promise<number> {
  let closed = 0
  for (const { clientId, companyName } of demoClients) {
    if (clientId === walkInClientId) continue
    const { numUpdatedRows } = await tx
      .updateTable('client')
      .set({
        status: 'INACTIVE',
        punchout_secret_hash: null,
        procurement_secret: null,
        procurement_settings: '{}',
        disable_self_registration: true,
      })
      .where('id', '=', clientId)
      .where('company_name', '=', companyName)
      .executeTakeFirst()
    closed += Number(numUpdatedRows)
  }
  return closed
}
