import type { ReportEmails, ReportView } from '@portolan/contract/reports/views'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { ReportViewTable } from '../../../tables/report.ts'

export type StoredView = Selectable<ReportViewTable>

/** A view is its owner's, as a member of one client. */
export type ViewOwner = { readonly accountId: string; readonly clientId: number }

const ofOwner = (db: Database | Tx, { accountId, clientId }: ViewOwner) =>
  db.selectFrom('report_view').selectAll().where('account_id', '=', accountId).where('client_id', '=', clientId)

export const findViews = (db: Database, owner: ViewOwner): Promise<StoredView[]> =>
  ofOwner(db, owner).orderBy(sql`lower(name)`).orderBy('id').execute()

/** Locked, so that changes of one view happen one after the other. */
export const lockView = (tx: Tx, owner: ViewOwner, id: string): Promise<StoredView | undefined> =>
  ofOwner(tx, owner).where('id', '=', id).forUpdate().executeTakeFirst()

/** Until the end of the transaction, so that two calls at once keep the limit and the names. */
export const lockViewsOf = (tx: Tx, accountId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('report-views'), hashtext(${accountId}))`.execute(tx)

export async function countViews(tx: Tx, accountId: string): Promise<number> {
  const query = tx.selectFrom('report_view').select(sql<number>`count(*)::int`.as('count'))
  return (await query.where('account_id', '=', accountId).executeTakeFirstOrThrow()).count
}

type Name = { readonly reportId: string; readonly name: string; readonly exceptId: string | null }

export async function isNameTaken(tx: Tx, owner: ViewOwner, { reportId, name, exceptId }: Name): Promise<boolean> {
  const sameName = ofOwner(tx, owner).where('report_id', '=', reportId).where(sql`lower(name)`, '=', name.toLowerCase())
  const found = await sameName.$if(exceptId !== null, (query) => query.where('id', '<>', exceptId)).executeTakeFirst()
  return found !== undefined
}

export const insertView = (tx: Tx, view: Insertable<ReportViewTable>): Promise<StoredView> =>
  tx.insertInto('report_view').values(view).returningAll().executeTakeFirstOrThrow()

export const updateView = (tx: Tx, id: string, change: Updateable<ReportViewTable>): Promise<StoredView> =>
  tx.updateTable('report_view').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const removeView = (tx: Tx, id: string): Promise<unknown> =>
  tx.deleteFrom('report_view').where('id', '=', id).execute()

/** A view whose email is due. */
export type DueView = StoredView & { readonly next_email_at: Date; readonly emails: Exclude<ReportEmails, 'NEVER'> }

const isDue = (view: StoredView): view is DueView => view.next_email_at !== null && view.emails !== 'NEVER'

export async function findDueViews(db: Database, now: Date, limit: number): Promise<DueView[]> {
  const due = db.selectFrom('report_view').selectAll().where('next_email_at', '<=', now)
  return (await due.orderBy('next_email_at').orderBy('id').limit(limit).execute()).filter(isDue)
}

type Next = { readonly emails: ReportEmails; readonly next_email_at: Date | null }

/** False if someone else, another worker or the owner, changed the time of the email first. */
export async function claimDueView(tx: Tx, { id, next_email_at }: DueView, next: Next): Promise<boolean> {
  const update = tx.updateTable('report_view').set(next).where('id', '=', id).where('next_email_at', '=', next_email_at)
  return (await update.executeTakeFirst()).numUpdatedRows > 0n
}

export const presentView = (view: StoredView): ReportView => ({
  id: view.id,
  reportId: view.report_id,
  name: view.name,
  filters: view.filters,
  sort: view.sort,
  columns: view.columns,
  showsEmptyColumns: view.shows_empty_columns,
  emails: view.emails,
  nextEmailTime: view.next_email_at?.toISOString() ?? null,
})
