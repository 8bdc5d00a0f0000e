import * as staffLists from '@portolan/contract/statistics/staff-lists'
import * as statistics from '@portolan/contract/statistics/statistics'
import { translatorFor } from '@portolan/locale/translator-for'
import { type Route, route } from '../../platform/http/serve.ts'
import { daysAround } from './days.ts'
import { listPage } from './list-page.ts'
import { type List, lists } from './lists.ts'
import { csvMessages } from './messages/csv.ts'
import { linkTo } from './present-rows.ts'
import { projectFigures } from './project-figures.ts'
import { completedQuotes, currentQuotes, quoteFigures, quotesByStage } from './quote-figures.ts'
import { signListFile } from './serve-lists.ts'
import type { StatisticsNeeds } from './statistics-needs.ts'
import { averageTimeByWeek, countByDaysLate, countOpenProjects, countOverdue, countQaJobs } from './store-figures.ts'

type ListQuery = Record<'search' | 'sort' | 'pageToken', string | undefined>
type PageCall = { readonly query: Partial<ListQuery>; readonly locale: string }

export function statisticsRoutes(needs: StatisticsNeeds): readonly Route[] {
  const { db } = needs
  const days = () => daysAround(needs.today())
  const listNeeds = { ...needs, linkOf: linkTo(needs.projectLink) }
  const page = async <Row>(list: List<Row>, id: string, { query, locale }: PageCall) =>
    listPage({ ...listNeeds, locale, t: await translatorFor(csvMessages, locale) }, list, {
      ...query,
      personId: id === 'null' ? null : id,
      days: days(),
    })
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
    route(statistics.overdueTotals, () => countOverdue(db, days())),
    route(statistics.loadPerPerson, async () =>
      (await countOpenProjects(db, days())).map(({ id, name, ...load }) => ({
        projectManager: name,
        projectManagerId: id,
        ...load,
      })),
    ),
    route(statistics.pastDueHeat, () => countByDaysLate(db, days())),
    route(staffLists.projectManagerStats, (call) => page(lists.pmdetails, call.params.id, call)),
    route(staffLists.qaSpecialistStats, (call) => page(lists.qadetails, call.params.id, call)),
    route(staffLists.projectCoordinatorCurrentStats, (call) => page(lists.currentquotes, call.params.id, call)),
    route(staffLists.projectCoordinatorCurrentUnassignedStats, (call) => page(lists.currentquotes, 'null', call)),
    route(staffLists.projectCoordinatorCompletedStats, (call) => page(lists.completedquotes, call.params.id, call)),
    route(staffLists.statsPastDue, (call) => page(lists.pastdue, call.params.id, call)),
    route(staffLists.statsDueToday, (call) => page(lists.duetoday, call.params.id, call)),
    route(staffLists.staffListCsv, async ({ params, query, actor, locale }) => ({
      downloadUrl: needs.origin + signListFile(needs.signedPaths, params, { ...query, locale: actor.locale ?? locale }),
    })),
  ]
}
