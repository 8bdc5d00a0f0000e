import type { StaffList } from '@portolan/contract/statistics/staff-lists'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { dashboardMessages } from './messages/dashboards.ts'

type Props = { list: StaffList; name: string | null; id: string | null }

/** A person's name as a link to their list. Project managers and QA have no list of unassigned orders. */
export function ListLink({ list, name, id }: Props) {
  const t = useMessages(dashboardMessages)
  const shown = name ?? t('nobody')
  if (id === null && (list === 'pmdetails' || list === 'qadetails')) return <bdi>{shown}</bdi>
  return (
    <Link to={`/${list}/$name/$id`} params={{ name: shown, id: id ?? 'null' }}>
      <bdi>{shown}</bdi>
    </Link>
  )
}
