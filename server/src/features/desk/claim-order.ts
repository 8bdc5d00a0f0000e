import type { DeskOrder } from '@portolan/contract/desk/desk'
import { type Actor, hasAnyRole } from '../../platform/actor.ts'
import { recordStep } from '../job-requests/index.ts'
import { coordinatorRoles, managerRoles } from './people.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { type OrderChange, type OrderRow, updateOrder } from './store-orders.ts'

/** A new project in progress, with the caller as its manager if it has none. */
export const claimProject = (order: OrderRow, actor: Actor): OrderChange => ({
  status: 'IN_PROGRESS',
  ...(order.project_manager_id === null && hasAnyRole(actor, managerRoles) && { project_manager_id: actor.accountId }),
})

const claimQuote = (order: OrderRow, actor: Actor): OrderChange => ({
  status: 'PRICING',
  ...(order.coordinator_id === null && hasAnyRole(actor, coordinatorRoles) && { coordinator_id: actor.accountId }),
})

/** Assigns an unassigned order to the caller. */
export const claimOrder = (needs: ActionNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'TAKE_IN', async (tx, { order, request }) => {
    const claim = order.status === 'PENDING_REVIEW' ? claimQuote : claimProject
    await updateOrder(tx, order.id, claim(order, by.actor))
    if (request && order.status === 'NEW') await recordStep(tx, request.id, 'WORK_STARTED', by.actor)
    return {}
  })

/** Undoes taking an order. It stays assigned if somebody else has it. */
export const putBackOrder = (needs: ActionNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'PUT_BACK', async (tx, { order }) => {
    const isQuote = order.status === 'PRICING'
    const column = isQuote ? 'coordinator_id' : 'project_manager_id'
    await updateOrder(tx, order.id, {
      status: isQuote ? 'PENDING_REVIEW' : 'NEW',
      ...(order[column] === by.actor.accountId && { [column]: null }),
    })
    return {}
  })
