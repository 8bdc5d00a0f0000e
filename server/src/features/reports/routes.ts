import * as reports from '@portolan/contract/reports/reports'
import type { Actor } from '../../platform/actor.ts'
import { type Route, route } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listRows } from './list-rows.ts'
import { localize, openReport } from './open-report.ts'
import type { ReportNeeds } from './report-needs.ts'
import { findReports } from './store-definitions.ts'

export function reportRoutes({ db, timeZone }: ReportNeeds): readonly Route[] {
  return [
    route(reports.listReports, async ({ actor, locale }) =>
      (actor.clientId === null ? [] : await findReports(db, actor.clientId)).map(
        ({ id, names, descriptions, type }) => ({
          id,
          name: localize(names, locale),
          description: localize(descriptions, locale),
          type,
        }),
      ),
    ),
    route(reports.getReport, async ({ params, actor, locale }) => {
      const { report } = await openReport(db, params.id, { clientId: clientOf(actor), locale })
      return report
    }),
    route(reports.listReportRows, async ({ params, query, actor, locale }) => {
      const open = await openReport(db, params.id, { clientId: clientOf(actor), locale })
      return listRows(db, open, { ...query, timeZone: query.timeZone ?? timeZone })
    }),
  ]
}

/** Someone who has yet to choose an organization has no reports. */
function clientOf({ clientId }: Actor): number {
  if (clientId === null) throw new Refusal('report_not_found')
  return clientId
}
