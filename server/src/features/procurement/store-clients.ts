import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { ClientStatus } from '@portolan/contract/clients/clients'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ClientProcurementSettings } from '../../tables/client.ts'
import type { Database, Tx } from '../../tables/database.ts'
import type { Identity } from './purchase-order.ts'

export type ClientRow = {
  readonly id: number
  readonly status: z.infer<typeof ClientStatus>
  readonly applicationIds: readonly ApplicationId[]
  readonly emailDomains: readonly string[]
  readonly secretHash: string | null
  readonly settings: ClientProcurementSettings
}

const select = (db: Database) =>
  db
    .selectFrom('client')
    .select(['id', 'status', 'application_ids as applicationIds'])
    .select(['punchout_secret_hash as secretHash', 'procurement_settings as settings'])
    .select(sql<string[]>`array(select domain from client_email_domain where client_id = client.id)`.as('emailDomains'))

export const findClientBySecret = (db: Database, secretHash: string): Promise<ClientRow | undefined> =>
  select(db).where('punchout_secret_hash', '=', secretHash).executeTakeFirst()

export const findClientByIdentity = (db: Database, { domain, identity }: Identity): Promise<ClientRow | undefined> =>
  select(db)
    .where(sql`procurement_settings ->> 'identityDomain'`, '=', domain)
    .where(sql`procurement_settings ->> 'identity'`, '=', identity)
    .executeTakeFirst()

/** The settings, and what we send to prove who we are, still encrypted. */
export const findSettings = (db: Database | Tx, clientId: number) =>
  db
    .selectFrom('client')
    .select(['procurement_settings as settings', 'procurement_secret as sealedSecret'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()

/** Whether a procurement system of the client can come to us: only then can it order. */
export const isConnected = async (db: Database | Tx, clientId: number): Promise<boolean> =>
  (await db
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .where('punchout_secret_hash', 'is not', null)
    .where(sql<boolean>`'coupa' = any(application_ids)`)
    .executeTakeFirst()) !== undefined

export const transaction = <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(work)
