import type { ReportEmails, ReportView } from '@portolan/contract/reports/views'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../tables/database.ts'
import { inView } from './manage-views.ts'
import { nextEmailTime } from './next-email-time.ts'
import { presentView, updateView } from './store-views.ts'

type Needs = { readonly db: Database; readonly now: () => Date }
type EmailChoice = { readonly emails: ReportEmails; readonly timeZone: string }

/** Switches the emails of a view on or off. Choosing the same again changes nothing. */
export const scheduleView = (
  { db, now }: Needs,
  actor: Actor,
  id: string,
  { emails, timeZone }: EmailChoice,
): Promise<ReportView> =>
  inView(db, actor, id, async (tx, view) => {
    if (view.emails === emails && view.time_zone === timeZone) return presentView(view)
    const next_email_at = emails === 'NEVER' ? null : nextEmailTime(emails, timeZone, now())
    return presentView(await updateView(tx, id, { emails, time_zone: timeZone, next_email_at }))
  })
