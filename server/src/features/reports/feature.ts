import type { Feature } from '../../platform/feature.ts'
import type { ReportNeeds } from './report-needs.ts'
import { reportRoutes } from './routes.ts'
import { serveReportFiles } from './serve-report-files.ts'

export const reports = (needs: ReportNeeds): Feature => ({
  routes: reportRoutes(needs),
  mount: (app) => serveReportFiles(app, needs),
})
