import type { assignDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type * as z from 'zod/mini'
import { dayIn, instantIn } from '../../platform/provider-days.ts'
import { checkerRoles, checkPerson, coordinatorRoles, managerRoles } from './people.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { type OrderChange, updateOrder } from './store-orders.ts'

type Assignment = z.output<NonNullable<(typeof assignDeskOrder)['body']>>

/** Fields that are left out stay as they are. */
export const assignOrder = (needs: ActionNeeds, by: DeskCall, body: Assignment): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'ASSIGN', async (tx, { order }) => {
    await checkPerson(tx, body.projectManagerId, managerRoles, 'body.projectManagerId')
    await checkPerson(tx, body.coordinatorId, coordinatorRoles, 'body.coordinatorId')
    await checkPerson(tx, body.qaSpecialistId, checkerRoles, 'body.qaSpecialistId')
    await updateOrder(tx, order.id, changeOf(body, needs.timeZone))
    return body
  })

function changeOf(body: Assignment, timeZone: string): OrderChange {
  const { vertical, projectManagerId, coordinatorId, qaSpecialistId, rateType, deadline, projectGroupName } = body
  const due = deadline ? instantIn(timeZone, deadline) : null
  return {
    ...(vertical !== undefined && { vertical }),
    ...(projectManagerId !== undefined && { project_manager_id: projectManagerId }),
    ...(coordinatorId !== undefined && { coordinator_id: coordinatorId }),
    ...(qaSpecialistId !== undefined && { qa_specialist_id: qaSpecialistId }),
    ...(rateType !== undefined && { rate_type: rateType }),
    ...(deadline !== undefined && { deadline: due, deadline_on: due && dayIn(timeZone, due) }),
    ...(projectGroupName !== undefined && { project_group_name: projectGroupName || null }),
  }
}
