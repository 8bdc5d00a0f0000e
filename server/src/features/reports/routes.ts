import * as reports from '@portolan/contract/reports/reports'
import { type Route, route } from '../../platform/http/serve.ts'
import { clientOf } from './client-of.ts'
import { countRows } from './count-rows.ts'
import { listRows } from './list-rows.ts'
import { localize, openReport } from './open-report.ts'
import type { ReportNeeds } from './report-needs.ts'
import { selectRows } from './selection.ts'
import { signReportFile } from './serve-report-files.ts'
import { findReports } from './store-definitions.ts'
import { largeSelections } from './store-large-selections.ts'
import { countSelected } from './store-rows.ts'
import { viewRoutes } from './views/routes.ts'

export function reportRoutes(needs: ReportNeeds): readonly Route[] {
  const { db } = needs
  const large = largeSelections(needs.now)
  const withClock = <Query extends { readonly timeZone?: string | undefined }>(query: Query) => ({
    ...query,
    timeZone: query.timeZone ?? needs.timeZone,
    at: needs.now(),
  })
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
      return listRows(db, large, open, withClock(query))
    }),
    route(reports.countReportRows, async ({ params, query, actor, locale }) => {
      const open = await openReport(db, params.id, { clientId: clientOf(actor), locale })
      return countRows(db, open, params.grouping, withClock(query))
    }),
    route(reports.exportReport, async ({ params, query, actor, locale: pageLocale }) => {
      const clientId = clientOf(actor)
      const locale = actor.locale ?? pageLocale
      const { at, ...selection } = withClock(query)
      // Refuses wrong filters now, because the download could not say what is wrong.
      const rows = selectRows(await openReport(db, params.id, { clientId, locale }), { ...selection, at })
      const { id: reportId, format } = params
      const path = signReportFile(needs, { reportId, format, clientId, locale, ...selection })
      return { downloadUrl: needs.origin + path, ...(await countSelected(db, rows, reports.rowsInPage)) }
    }),
    ...viewRoutes(needs),
  ]
}
