import type { ClientBilling, ClientChange } from '@portolan/contract/clients/administration'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

export const findOverview = (db: Database | Tx, clientId: number) =>
  db
    .selectFrom('client')
    .select([
      'id',
      'status',
      'client_name',
      'company_name',
      'sign_up_token',
      'disable_self_registration',
      'procurement_settings',
      'billing',
      sql<boolean>`punchout_secret_hash is not null`.as('has_procurement'),
    ])
    .select((eb) =>
      eb
        .selectFrom('client_email_domain')
        .whereRef('client_email_domain.client_id', '=', 'client.id')
        .select(sql<string[]>`coalesce(array_agg(domain order by domain), '{}')`.as('domains'))
        .as('domains'),
    )
    .where('id', '=', clientId)
    .executeTakeFirst()

export type OverviewRow = NonNullable<Awaited<ReturnType<typeof findOverview>>>

export type ClientToInsert = {
  readonly clientName: string
  readonly companyName: string
  readonly emailDomains: readonly string[]
  readonly signUpToken: string
  readonly createProjectToken: string
  readonly settings: object
  readonly billing?: ClientBilling | undefined
  readonly applicationIds: readonly string[]
}

/** Numbers may come from another system, so the next one follows the highest. Returns undefined if the name is taken. */
export async function insertClient(tx: Tx, client: ClientToInsert): Promise<number | undefined> {
  await sql`lock table client in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into client (id, status, client_name, company_name, sign_up_token, create_project_token,
        create_project_settings, application_ids, is_org_management_enabled, billing)
      select coalesce(max(id), 1000) + 1, 'ACTIVE', ${client.clientName}, ${client.companyName}, ${client.signUpToken},
        ${client.createProjectToken}, ${JSON.stringify(client.settings)}::jsonb, ${[...client.applicationIds]}::text[], true,
        ${client.billing ? JSON.stringify(client.billing) : null}::jsonb
      from client
      having not bool_or(lower(client_name) = lower(${client.clientName})) is true
      returning id`.execute(tx)
  const [added] = rows
  if (!added) return undefined
  for (const domain of new Set(client.emailDomains))
    await tx.insertInto('client_email_domain').values({ client_id: added.id, domain }).execute()
  return added.id
}

/** Returns false if another client has the name. */
export async function saveClient(tx: Tx, clientId: number, change: ClientChange): Promise<boolean> {
  await sql`lock table client in share row exclusive mode`.execute(tx)
  const { clientName, companyName, status, emailDomains, billing } = change
  const { numUpdatedRows } = await tx
    .updateTable('client')
    .set({ client_name: clientName, company_name: companyName, status })
    .$if(billing !== undefined, (query) => query.set({ billing: JSON.stringify(billing) }))
    .where('id', '=', clientId)
    .where(
      sql<boolean>`not exists (select from client other where other.id <> ${clientId}
        and lower(other.client_name) = lower(${clientName}))`,
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('client_email_domain').where('client_id', '=', clientId).execute()
  const rows = emailDomains.map((domain) => ({ client_id: clientId, domain }))
  if (rows.length > 0) await tx.insertInto('client_email_domain').values(rows).execute()
  return true
}
