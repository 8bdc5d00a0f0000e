import { type Insertable, sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { RequestTemplateTable } from '../../../tables/request-template.ts'

export type TemplateReader = { readonly accountId: string; readonly clientIds: readonly number[] }

/** Own templates and shared ones, of these organizations only. */
const visibleTo = (db: Database | Tx, { accountId, clientIds }: TemplateReader) =>
  db
    .selectFrom('request_template')
    .innerJoin('account', 'account.id', 'request_template.account_id')
    .selectAll('request_template')
    .select(['account.first_name', 'account.last_name'])
    .where('request_template.client_id', 'in', clientIds.length > 0 ? [...clientIds] : [0])
    .where((where) => where.or([where('account_id', '=', accountId), where('is_shared', '=', true)]))

export type StoredTemplate = Awaited<ReturnType<typeof findTemplates>>[number]

export const findTemplates = (db: Database | Tx, reader: TemplateReader) =>
  visibleTo(db, reader).orderBy(sql`lower(request_template.name)`).orderBy('request_template.id').execute()

/** Locked, so that changes of one template happen one after the other. */
export const lockTemplate = (tx: Tx, reader: TemplateReader, id: string): Promise<StoredTemplate | undefined> =>
  visibleTo(tx, reader).where('request_template.id', '=', id).forUpdate('request_template').executeTakeFirst()

/** Until the end of the transaction, so that two calls at once keep the limit and the names. */
export const lockTemplatesOf = (tx: Tx, accountId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('request-templates'), hashtext(${accountId}))`.execute(tx)

export async function countTemplates(tx: Tx, accountId: string): Promise<number> {
  const query = tx.selectFrom('request_template').select(sql<number>`count(*)::int`.as('count'))
  return (await query.where('account_id', '=', accountId).executeTakeFirstOrThrow()).count
}

type Name = { readonly accountId: string; readonly clientId: number; readonly name: string; readonly exceptId?: string }

export async function isNameTaken(tx: Tx, { accountId, clientId, name, exceptId }: Name): Promise<boolean> {
  const query = tx
    .selectFrom('request_template')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
  const found = await query
    .$if(exceptId !== undefined, (one) => one.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst()
  return found !== undefined
}

export async function insertTemplate(tx: Tx, row: Insertable<RequestTemplateTable>): Promise<string> {
  return (await tx.insertInto('request_template').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const updateTemplate = (tx: Tx, id: string, change: { name: string; is_shared: boolean }): Promise<unknown> =>
  tx.updateTable('request_template').set(change).where('id', '=', id).execute()

export const removeTemplate = (tx: Tx, id: string): Promise<unknown> =>
  tx.deleteFrom('request_template').where('id', '=', id).execute()
