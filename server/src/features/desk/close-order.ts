import type { DeskOrder } from '@portolan/contract/desk/desk'
import { dayIn } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  beginCancelling,
  detachReplaced,
  listRequestFiles,
  moveRequest,
  releaseDeliveries,
  undoCancellation,
} from '../job-requests/index.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { updateOrder } from './store-orders.ts'

/** Releases all files to the client at once and sends the e-mail. */
export const completeOrder = (needs: ActionNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'COMPLETE', async (tx, { order, request }) => {
    if (!request) {
      const at = needs.now()
      const completed = { project_completed_at: at, project_completed_on: dayIn(needs.timeZone, at) }
      await updateOrder(tx, order.id, { status: 'COMPLETED', ...completed })
      return {}
    }
    // Files that the client has already, such as machine translations, are not what was ordered.
    const delivered = (await listRequestFiles(tx, request.id)).filter(({ is_withheld }) => is_withheld)
    const isThere = (id: string) => delivered.some(({ language_id }) => language_id === id)
    // A correction may be of one language only.
    const isCorrection = request.delivery_answer === 'DISPUTED'
    const isWhole = isCorrection ? delivered.length > 0 : order.target_language_ids.every(isThere)
    if (!isWhole) throw new Refusal('deliverables_missing')
    if (isCorrection) await detachReplaced(tx, request.id)
    await releaseDeliveries(tx, request.id)
    if (!(await moveRequest(tx, request.id, { to: 'COMPLETED', actor: by.actor }))) throw new Refusal('conflict')
    return { files: delivered.length }
  })

export const cancelOrder = (needs: ActionNeeds, by: DeskCall, reason: string): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'CANCEL', async (tx, { order, request }) => {
    const { actor } = by
    if (!request) {
      await updateOrder(tx, order.id, { status: 'CANCELLED' })
      return { reason }
    }
    await beginCancelling(tx, request, { actor, reason, now: needs.now() })
    return { reason }
  })

export const undoCancelOrder = (needs: ActionNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'UNDO_CANCEL', async (tx, { request }) => {
    if (!request) throw new Refusal('cancellation_final')
    await undoCancellation(tx, request, by.actor)
    return {}
  })
