import type { DeskAssignment, DeskOrder } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../shared/messages/messages.ts'
import { type HistoryNote, RequestHistory } from '../../../shared/request/request-history.tsx'
import { deskMessages } from '../messages/desk.ts'

const names = {
  PROJECT_MANAGER: 'projectManager',
  COORDINATOR: 'coordinator',
  QA_SPECIALIST: 'qaSpecialist',
} as const

/** The steps of the request, and who was assigned when. Work that did not come through the portal has no steps. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const noteOf = ({ at, role, person, previous, by }: DeskAssignment): HistoryNote => ({
    at,
    title: t('assignedAs', { role: t(names[role]), name: person ?? t('unassigned') }),
    detail: previous && t('assignedBefore', { name: previous }),
    by,
  })
  const request = order.request ?? { history: [], isBeingPrepared: false }
  if (!order.request && order.assignments.length === 0) return null
  return <RequestHistory request={request} asStaff notes={order.assignments.map(noteOf)} />
}
