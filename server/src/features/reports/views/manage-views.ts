import { type ReportView, viewsPerAccount } from '@portolan/contract/reports/views'
import type { Actor } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { clientOf } from '../client-of.ts'
import { openReport } from '../open-report.ts'
import type { ReportNeeds } from '../report-needs.ts'
import { selectRows } from '../selection.ts'
import {
  countViews,
  insertView,
  isNameTaken,
  lockView,
  lockViewsOf,
  presentView,
  removeView,
  type StoredView,
  updateView,
  type ViewOwner,
} from './store-views.ts'

type Needs = Pick<ReportNeeds, 'db' | 'timeZone' | 'now'>
type Draft = Pick<ReportView, 'name' | 'filters' | 'sort' | 'columns' | 'showsEmptyColumns'>

const rowOf = ({ showsEmptyColumns: shows_empty_columns, ...draft }: Draft) => ({ ...draft, shows_empty_columns })

const ownerOf = (actor: Actor): ViewOwner => ({ accountId: actor.accountId, clientId: clientOf(actor) })

export async function createView(
  { db, ...clock }: Needs,
  actor: Actor,
  { reportId, ...draft }: Draft & { readonly reportId: string },
): Promise<ReportView> {
  const owner = ownerOf(actor)
  await checkSelection(db, owner, reportId, draft, clock)
  return await db.transaction().execute(async (tx) => {
    await lockViewsOf(tx, owner.accountId)
    if ((await countViews(tx, owner.accountId)) >= viewsPerAccount) throw new Refusal('report_view_limit_reached')
    await requireFreeName(tx, owner, { reportId, name: draft.name, exceptId: null })
    const ids = { account_id: owner.accountId, client_id: owner.clientId, report_id: reportId }
    return presentView(await insertView(tx, { ...ids, ...rowOf(draft) }))
  })
}

export async function changeView({ db, ...clock }: Needs, actor: Actor, id: string, draft: Draft): Promise<ReportView> {
  const owner = ownerOf(actor)
  return await inView(db, actor, id, async (tx, { report_id: reportId }) => {
    await checkSelection(tx, owner, reportId, draft, clock)
    await lockViewsOf(tx, owner.accountId)
    await requireFreeName(tx, owner, { reportId, name: draft.name, exceptId: id })
    return presentView(await updateView(tx, id, rowOf(draft)))
  })
}

export const deleteView = (db: Database, actor: Actor, id: string): Promise<void> =>
  inView(db, actor, id, async (tx) => void (await removeView(tx, id)))

/** Runs a change of one of the caller's views. The view of someone else is not found. */
export const inView = <Result>(
  db: Database,
  actor: Actor,
  id: string,
  change: (tx: Tx, view: StoredView) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const view = actor.clientId === null ? undefined : await lockView(tx, ownerOf(actor), id)
    if (!view) throw new Refusal('report_view_not_found')
    return await change(tx, view)
  })

/** A view is saved only if it can be opened. */
async function checkSelection(
  db: Database,
  { clientId }: ViewOwner,
  reportId: string,
  { filters, sort, columns }: Draft,
  { timeZone, now }: Omit<Needs, 'db'>,
): Promise<void> {
  const open = await openReport(db, reportId, { clientId, locale: 'en' })
  selectRows(open, { filters, sort, columns: columns ?? undefined, timeZone, at: now() })
}

async function requireFreeName(tx: Tx, owner: ViewOwner, name: Parameters<typeof isNameTaken>[2]): Promise<void> {
  if (await isNameTaken(tx, owner, name))
    throw new Refusal('malformed', [{ path: 'body.name', code: 'report_view_name_taken' }])
}
