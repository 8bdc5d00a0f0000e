import type { Vertical } from '@portolan/contract/desk/desk'
import type { ProjectStatsRow, ProjectStatsType } from '@portolan/contract/statistics/statistics'
import type { Database } from '../../tables/database.ts'
import type { Days } from './days.ts'
import { splitType } from './parse-statistics-type.ts'
import { countByRate, projects, timeByRate } from './store-figures.ts'

/** Projects of a vertical by project manager. */
export async function projectFigures(db: Database, days: Days, type: ProjectStatsType): Promise<ProjectStatsRow[]> {
  const { vertical, facet } = splitType(type)
  if (facet === 'Turnaround') return turnaround(db, days, vertical)
  const wanted = { '': projects.started, PastDue: projects.pastDue, DueToday: projects.dueToday }[facet]
  const rows = await countByRate(db, wanted(vertical, days))
  return rows.map(({ id, name, standard, rush, total }) => ({
    ...{ projectManager: name, projectManagerId: id, projectCount: total },
    ...{ standard, rush, totals: total },
  }))
}

async function turnaround(db: Database, days: Days, vertical: Vertical | null): Promise<ProjectStatsRow[]> {
  const rows = await timeByRate(db, projects.completed(vertical, days))
  return rows.map(({ id, name, count, standard, rush, total }) => ({
    ...{ projectManager: name, projectManagerId: id, projectCount: count },
    ...{ standard, rush, totals: total },
  }))
}
