import type { ProjectStatsRow } from '@portolan/contract/statistics/statistics'
import { useMessages } from '../../../shared/messages/messages.ts'
import { ListLink } from '../list-link.tsx'
import { dashboardMessages } from '../messages/dashboards.ts'
import type { Column } from './figures-table.tsx'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What project managers have: how many, or by standard, rush and both, counted or in hours. */
export function useProjectColumns(shows: 'projects' | 'kinds' | 'hours'): readonly Column<ProjectStatsRow>[] {
  const t = useMessages(dashboardMessages)
  const person: Column<ProjectStatsRow> = {
    head: t('projectManager'),
    cell: ({ projectManager, projectManagerId }) => (
      <ListLink list="pmdetails" name={projectManager} id={projectManagerId} />
    ),
  }
  if (shows === 'projects')
    return [person, { head: t('projects'), cell: ({ projectCount }) => whole.format(projectCount) }]
  const number = shows === 'hours' ? tenths : whole
  const kind = (name: 'standard' | 'rush' | 'totals'): Column<ProjectStatsRow> => ({
    head: t(name),
    cell: (row) => (row[name] === null ? t('none') : number.format(row[name])),
  })
  return [person, kind('standard'), kind('rush'), kind('totals')]
}
