import type { Vertical } from '@portolan/contract/desk/desk'
import type { ProjectStatsRow, ProjectStatsType } from '@portolan/contract/statistics/statistics'
import type { Database } from '../../tables/database.ts'
import type { Days } from './days.ts'
import { parseStatisticsType } from './parse-statistics-type.ts'
import { averageTimeByRate, countByRate, projects } from './store-figures.ts'

/** Projects of a vertical by project manager. */
export async function projectFigures(db: Database, days: Days, type: ProjectStatsType): Promise<ProjectStatsRow[]> {
  const { vertical, facet } = parseStatisticsType(type)
  if (facet === 'Turnaround') return turnaroundFigures(db, days, vertical)
  const filter = { '': projects.started, PastDue: projects.pastDue, DueToday: projects.dueToday }[facet]
  const rows = await countByRate(db, filter(vertical, days))
  return rows.map(({ id, name, standard, rush, total }) => ({
    projectManager: name,
    projectManagerId: id,
    projectCount: total,
    standard,
    rush,
    totals: total,
  }))
}

async function turnaroundFigures(db: Database, days: Days, vertical: Vertical | null): Promise<ProjectStatsRow[]> {
  const rows = await averageTimeByRate(db, projects.completed(vertical, days))
  return rows.map(({ id, name, count, standard, rush, total }) => ({
    projectManager: name,
    projectManagerId: id,
    projectCount: count,
    standard,
    rush,
    totals: total,
  }))
}
