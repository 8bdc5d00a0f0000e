import type { DeskOrder } from '@portolan/contract/desk/desk'
import { hasAnyRole } from '../../platform/actor.ts'
import { coordinatorRoles, managerRoles } from './people.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { updateOrder } from './store-orders.ts'

/** Assigns an unassigned order to the caller. */
export const claimOrder = (needs: ActionNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'TAKE_IN', async (tx, { order }) => {
    const { accountId } = by.actor
    const isQuote = order.status === 'PENDING_REVIEW'
    const takes = hasAnyRole(by.actor, isQuote ? coordinatorRoles : managerRoles)
    const column = isQuote ? 'coordinator_id' : 'project_manager_id'
    await updateOrder(tx, order.id, {
      status: isQuote ? 'PRICING' : 'IN_PROGRESS',
      ...(takes && order[column] === null && { [column]: accountId }),
    })
    return {}
  })
