import type { DeskOrder } from '@portolan/contract/desk/desk'
import { dayIn, nextWorkday } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import { releaseFiles } from '../files/index.ts'
import { deleteDelivery, dropCorrection, keepRemoved, moveRequest } from '../job-requests/index.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { listWithheldKeys, type OrderChange, type OrderRow, updateOrder } from './store-orders.ts'

/** Back to work, to replace files. The client keeps them until the order is completed again. */
export const reopenOrder = (needs: ActionNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'REOPEN', async (tx, { order, request }) => {
    if (
      !request ||
      !(await moveRequest(tx, request.id, { to: 'SUBMITTED_TO_XTRF', actor: by.actor, from: ['COMPLETED'] }))
    )
      throw new Refusal('conflict')
    await updateOrder(tx, order.id, { status: 'IN_PROGRESS', ...deadlineOf(order, needs) })
    return {}
  })

/** A deadline that has passed would make the order late at once. */
function deadlineOf({ deadline }: OrderRow, { now, timeZone }: ActionNeeds): OrderChange {
  if (deadline && deadline > now()) return {}
  const next = nextWorkday(timeZone, now())
  return { deadline: next, deadline_on: dayIn(timeZone, next) }
}

/** Gives up a correction: the client keeps the whole delivery, and files that were added since are deleted. */
export const keepDelivery = (needs: ActionNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'KEEP_DELIVERY', async (tx, { request }) => {
    if (!request) throw new Refusal('conflict')
    const keys = await listWithheldKeys(tx, request.id)
    for (const key of keys) {
      await deleteDelivery(tx, request.id, [key])
      await releaseFiles(tx, [key])
    }
    await keepRemoved(tx, request.id)
    if (!(await dropCorrection(tx, request.id, by.actor))) throw new Refusal('conflict')
    return { deleted: keys.length }
  })
