import type { ProjectStatsRow } from '@portolan/contract/statistics'
import { dashboardMessages } from '../../../shared/messages/dashboards.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { ListLink } from '../list-link.tsx'
import type { Column } from './figures-table.tsx'

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** What project managers have: how many, or by standard, rush and both. */
export function useProjectColumns(shows: 'projects' | 'kinds'): readonly Column<ProjectStatsRow>[] {
  const t = useMessages(dashboardMessages)
  const person: Column<ProjectStatsRow> = {
    head: t('projectManager'),
    cell: ({ projectManager, projectManagerId }) => (
      <ListLink list="pmdetails" name={projectManager} id={projectManagerId} />
    ),
  }
  if (shows === 'projects')
    return [person, { head: t('projects'), cell: ({ projectCount }) => number.format(projectCount) }]
  const kind = (name: 'standard' | 'rush' | 'totals'): Column<ProjectStatsRow> => ({
    head: t(name),
    cell: (row) => (row[name] === null ? t('none') : number.format(row[name])),
  })
  return [person, kind('standard'), kind('rush'), kind('totals')]
}
