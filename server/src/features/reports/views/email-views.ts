import { countedRows, forReportReaders } from '@portolan/contract/reports/reports'
import { sourceLocale } from '@portolan/locale/locales'
import * as z from 'zod/mini'
import { type Actor, hasAnyRole } from '../../../platform/actor.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { findActor } from '../../identity/index.ts'
import { reportViewReady, sendMail } from '../../mail/index.ts'
import { type OpenReport, openReport } from '../open-report.ts'
import { selectRows } from '../selection.ts'
import { countSelected } from '../store-rows.ts'
import { nextEmailTime } from './next-email-time.ts'
import { claimDueView, type DueView, findDueViews } from './store-views.ts'

export const emailReportViews = defineJob('email-report-views', z.object({}))

type Needs = { readonly db: Database; readonly now: () => Date; readonly timeZone: string }

const batchSize = 100

/** Sends the emails that are due. Each view is claimed in the transaction of its email, so none is sent twice. */
export async function emailDueViews(needs: Needs, signal: AbortSignal): Promise<void> {
  for (;;) {
    const due = await findDueViews(needs.db, needs.now(), batchSize)
    if (due.length === 0) return
    for (const view of due) {
      signal.throwIfAborted()
      await emailView(needs, view)
    }
  }
}

/** Someone who may not read the report any more gets no email, now or later. */
async function emailView({ db, now, timeZone: ofProvider }: Needs, view: DueView): Promise<void> {
  const timeZone = view.time_zone ?? ofProvider
  const next = { emails: view.emails, next_email_at: nextEmailTime(view.emails, timeZone, now()) }
  const skipTo = (later: Parameters<typeof claimDueView>[2]) =>
    db.transaction().execute(async (tx) => void (await claimDueView(tx, view, later)))
  const actor = await findActor(db, view.account_id)
  if (actor && isElsewhere(actor, view)) return await skipTo(next)
  const reader = { clientId: view.client_id, locale: actor?.locale ?? sourceLocale }
  const open = actor && mayRead(actor, view) ? await unlessRefused(openReport(db, view.report_id, reader)) : undefined
  if (!actor || !open) return await skipTo({ emails: 'NEVER', next_email_at: null })
  const counted = await unlessRefused(countView(db, open, { ...view, timeZone, at: now() }))
  await db.transaction().execute(async (tx) => {
    if (!(await claimDueView(tx, view, next))) return
    const names = { view: view.name, report: open.report.name }
    const ids = { viewId: view.id, reportId: view.report_id }
    const count = { rows: counted?.totalRows ?? null, isExact: counted?.isTotalExact ?? true }
    const data = { ...ids, ...names, emails: view.emails, ...count }
    await sendMail(tx, { template: reportViewReady, to: actor.email, data })
  })
}

/** The owner acts for another organization at the moment, where the link would lead nowhere. */
const isElsewhere = ({ clientId, linkedClientIds }: Actor, { client_id }: DueView): boolean =>
  clientId !== client_id && linkedClientIds.includes(client_id)

function mayRead(actor: Actor, { client_id }: DueView): boolean {
  const { roles, application } = forReportReaders.access
  return actor.clientId === client_id && hasAnyRole(actor, roles) && actor.applicationIds.includes(application)
}

const countView = async (
  db: Database,
  open: OpenReport,
  { filters, sort, timeZone, at }: DueView & { timeZone: string; at: Date },
) => countSelected(db, selectRows(open, { filters, sort, timeZone, at }), countedRows)

/** A view that has become invalid or too slow is announced without a number; its page says what is wrong. */
async function unlessRefused<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
