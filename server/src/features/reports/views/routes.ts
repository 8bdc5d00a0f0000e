import * as views from '@portolan/contract/reports/views'
import { type Route, route } from '../../../platform/http/serve.ts'
import type { ReportNeeds } from '../report-needs.ts'
import { changeView, createView, deleteView } from './manage-views.ts'
import { scheduleView } from './schedule-view.ts'
import { findViews, presentView } from './store-views.ts'

export const viewRoutes = (needs: ReportNeeds): readonly Route[] => [
  route(views.listReportViews, async ({ actor: { accountId, clientId } }) =>
    clientId === null ? [] : (await findViews(needs.db, { accountId, clientId })).map(presentView),
  ),
  route(views.createReportView, ({ actor, body }) => createView(needs, actor, body)),
  route(views.changeReportView, ({ actor, params, body }) => changeView(needs, actor, params.viewId, body)),
  route(views.scheduleReportView, ({ actor, params, body: { emails, timeZone = needs.timeZone } }) =>
    scheduleView(needs, actor, params.viewId, { emails, timeZone }),
  ),
  route(views.deleteReportView, ({ actor, params }) => deleteView(needs.db, actor, params.viewId)),
]
