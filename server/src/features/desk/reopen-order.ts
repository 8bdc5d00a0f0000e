import type { DeskOrder } from '@portolan/contract/desk/desk'
import { dayIn, nextWorkday } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import { moveRequest } from '../job-requests/index.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { updateOrder } from './store-orders.ts'

/** Back to work, to replace files. The client keeps them until the order is completed again. */
export const reopenOrder = (needs: ActionNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'REOPEN', async (tx, { order, request }) => {
    if (
      !request ||
      !(await moveRequest(tx, request.id, { to: 'SUBMITTED_TO_XTRF', actor: by.actor, from: ['COMPLETED'] }))
    )
      throw new Refusal('conflict')
    const deadline = nextWorkday(needs.timeZone, needs.now())
    const due = { deadline, deadline_on: dayIn(needs.timeZone, deadline) }
    await updateOrder(tx, order.id, { status: 'IN_PROGRESS', ...due })
    return {}
  })
