import * as staffLists from '@portolan/contract/statistics/staff-lists'
import * as statistics from '@portolan/contract/statistics/statistics'
import { type Route, route } from '../../platform/http/serve.ts'
import { daysAround } from './days.ts'
import { listPage } from './list-page.ts'
import { type List, lists } from './lists.ts'
import { linkTo } from './present-rows.ts'
import { projectFigures } from './project-figures.ts'
import { completedQuotes, currentQuotes, quoteFigures, quotesByStage } from './quote-figures.ts'
import { signListFile } from './serve-lists.ts'
import type { StatisticsNeeds } from './statistics-needs.ts'
import { averageTimeByWeek, countByDaysLate, countOpenProjects, countQaJobs } from './store-figures.ts'

export function statisticsRoutes(needs: StatisticsNeeds): readonly Route[] {
  const { db } = needs
  const days = () => daysAround(needs.today())
  const listNeeds = { ...needs, linkOf: linkTo(needs.projectLink) }
  const page = <Row>(list: List<Row>, id: string, pageToken: string | undefined) =>
    listPage(listNeeds, list, { personId: id === 'null' ? null : id, pageToken, days: days() })
  return [
    route(statistics.projectStats, ({ params }) => projectFigures(db, days(), params.type)),
    route(statistics.quoteStats, ({ params }) => quoteFigures(db, days(), params.type)),
    route(statistics.fohPendingReviewStats, () => quotesByStage(db)),
    route(statistics.fohCurrentProjectStats, () => currentQuotes(db)),
    route(statistics.fohCompletedProjectStats, () => completedQuotes(db, days())),
    route(statistics.qaStats, async () =>
      (await countQaJobs(db)).map(({ id, name, count }) => ({
        qaSpecialist: name,
        contactPersonId: id,
        assignedJobs: count,
      })),
    ),
    route(statistics.turnaroundTrend, () => averageTimeByWeek(db, days())),
    route(statistics.loadPerPerson, async () =>
      (await countOpenProjects(db, days())).map(({ id, name, ...load }) => ({
        projectManager: name,
        projectManagerId: id,
        ...load,
      })),
    ),
    route(statistics.pastDueHeat, () => countByDaysLate(db, days())),
    route(staffLists.projectManagerStats, ({ params, query }) => page(lists.pmdetails, params.id, query.pageToken)),
    route(staffLists.qaSpecialistStats, ({ params, query }) => page(lists.qadetails, params.id, query.pageToken)),
    route(staffLists.projectCoordinatorCurrentStats, ({ params, query }) =>
      page(lists.currentquotes, params.id, query.pageToken),
    ),
    route(staffLists.projectCoordinatorCurrentUnassignedStats, ({ query }) =>
      page(lists.currentquotes, 'null', query.pageToken),
    ),
    route(staffLists.projectCoordinatorCompletedStats, ({ params, query }) =>
      page(lists.completedquotes, params.id, query.pageToken),
    ),
    route(staffLists.statsPastDue, ({ params, query }) => page(lists.pastdue, params.id, query.pageToken)),
    route(staffLists.statsDueToday, ({ params, query }) => page(lists.duetoday, params.id, query.pageToken)),
    route(staffLists.staffListCsv, async ({ params }) => ({
      downloadUrl: needs.origin + signListFile(needs.signedPaths, params),
    })),
  ]
}
