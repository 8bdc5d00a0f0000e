import type { Feature } from '../../platform/feature.ts'
import { statisticsHandlers, statisticsJobs, statisticsSchedules } from './jobs.ts'
import { statisticsRoutes } from './routes.ts'
import { serveLists } from './serve-lists.ts'
import type { StatisticsNeeds } from './statistics-needs.ts'

export const statistics = (needs: StatisticsNeeds): Feature => ({
  routes: statisticsRoutes(needs),
  jobs: statisticsJobs,
  handlers: statisticsHandlers(needs),
  schedules: statisticsSchedules,
  mount: (app) => serveLists(app, needs),
})
