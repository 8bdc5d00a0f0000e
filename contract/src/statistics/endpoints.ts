import type { Endpoint } from '../endpoint.ts'
import {
  projectCoordinatorCompletedStats,
  projectCoordinatorCurrentStats,
  projectCoordinatorCurrentUnassignedStats,
  projectManagerStats,
  qaSpecialistStats,
  staffListCsv,
  statsDueToday,
  statsPastDue,
} from './staff-lists.ts'
import {
  fohCompletedProjectStats,
  fohCurrentProjectStats,
  fohPendingReviewStats,
  loadPerPerson,
  overdueTotals,
  pastDueHeat,
  projectStats,
  qaStats,
  quoteStats,
  turnaroundTrend,
} from './statistics.ts'

/** In the order of the documentation. */
export const statisticsEndpoints: readonly Endpoint[] = [
  projectStats,
  quoteStats,
  fohPendingReviewStats,
  fohCurrentProjectStats,
  fohCompletedProjectStats,
  qaStats,
  qaSpecialistStats,
  projectManagerStats,
  projectCoordinatorCurrentStats,
  projectCoordinatorCurrentUnassignedStats,
  projectCoordinatorCompletedStats,
  statsPastDue,
  statsDueToday,
  staffListCsv,
  turnaroundTrend,
  overdueTotals,
  loadPerPerson,
  pastDueHeat,
]
