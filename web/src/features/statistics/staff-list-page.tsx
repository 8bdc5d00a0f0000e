import type { StaffList as ListName } from '@portolan/contract/statistics/staff-lists'
import { useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readChecks, readCompleted, readCurrent, readDueToday, readPastDue, readProjects } from './lists/list-api.ts'
import { projectColumns } from './lists/project-columns.tsx'
import { qaColumns } from './lists/qa-columns.tsx'
import { completedQuoteColumns, currentQuoteColumns, openQuoteColumns } from './lists/quote-columns.tsx'
import { StaffList } from './lists/staff-list.tsx'

const lists: Readonly<Record<ListName, ReactNode>> = {
  pmdetails: <StaffList list="pmdetails" columns={projectColumns} read={readProjects} />,
  qadetails: <StaffList list="qadetails" columns={qaColumns} read={readChecks} />,
  pastdue: <StaffList list="pastdue" columns={openQuoteColumns} read={readPastDue} />,
  duetoday: <StaffList list="duetoday" columns={openQuoteColumns} read={readDueToday} />,
  currentquotes: <StaffList list="currentquotes" columns={currentQuoteColumns} read={readCurrent} />,
  completedquotes: <StaffList list="completedquotes" columns={completedQuoteColumns} read={readCompleted} />,
}

/** Which of the lists it is stands first in the path of its route. */
export default function StaffListPage() {
  const path = useMatch({ strict: false, select: ({ fullPath }) => String(fullPath) })
  return lists[path.split('/')[1] as ListName]
}
