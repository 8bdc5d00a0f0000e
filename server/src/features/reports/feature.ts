import type { Feature } from '../../platform/feature.ts'
import type { ReportNeeds } from './report-needs.ts'
import { reportRoutes } from './routes.ts'

export const reports = (needs: ReportNeeds): Feature => ({ routes: reportRoutes(needs) })
