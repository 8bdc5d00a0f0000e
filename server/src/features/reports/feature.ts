import type { Feature } from '../../platform/feature.ts'
import { handles } from '../../platform/jobs/index.ts'
import type { ReportNeeds } from './report-needs.ts'
import { reportRoutes } from './routes.ts'
import { serveReportFiles } from './serve-report-files.ts'
import { emailDueViews, emailReportViews } from './views/email-views.ts'

export const reports = (needs: ReportNeeds): Feature => ({
  routes: reportRoutes(needs),
  jobs: [emailReportViews],
  handlers: [handles(emailReportViews, (_payload, { signal }) => emailDueViews(needs, signal))],
  /** Four times an hour, because people live in time zones with half and quarter hours. */
  schedules: [{ job: emailReportViews, cron: '*/15 * * * *' }],
  mount: (app) => serveReportFiles(app, needs),
})
