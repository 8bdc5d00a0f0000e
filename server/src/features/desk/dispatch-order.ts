import type { DeskOrder } from '@portolan/contract/desk/desk'
import { isWaitingForPayment, type JobRequestStatus } from '@portolan/contract/job-requests/requests'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tx } from '../../tables/database.ts'
import { becomeProject, listEvents, moveRequest, recordStep, retryRequest } from '../job-requests/index.ts'
import { startOrderedWork } from '../quotes/index.ts'
import { type ActionNeeds, type DeskCall, type LockedOrder, runDeskAction } from './run-desk-action.ts'

export type DispatchNeeds = ActionNeeds & {
  /** Sends a request to the translation management system; false if its status does not allow it. */
  readonly handOver: (tx: Tx, requestId: string, actor?: Actor) => Promise<boolean>
  /** Sends a payment to the translation management system that has the order. */
  readonly forwardPayment: (tx: Tx, payment: { requestId: string; paymentId: string }) => Promise<void>
}

const orConflict = (isDone: boolean): void => {
  if (!isDone) throw new Refusal('conflict')
}

function requestOf({ request }: LockedOrder) {
  if (!request) throw new Refusal('conflict')
  return request
}

export const rejectOrder = (needs: ActionNeeds, by: DeskCall, reason: string): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'TURN_AWAY', async (tx, held) => {
    const { id } = requestOf(held)
    orConflict(await moveRequest(tx, id, { to: 'REJECTED_BY_SCREENING', actor: by.actor, reason }))
    return { reason }
  })

const handedOver: readonly JobRequestStatus[] = ['SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF']

/** Repeats the hand-over if that is what failed; otherwise repeats the analysis. */
export const retryOrder = (needs: DispatchNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'RETRY', async (tx, held) => {
    const { id, status } = requestOf(held)
    const before = (await listEvents(tx, id)).findLast((event) => event.status !== 'FAILED')
    const wasHandedOver = status === 'FAILED' && before !== undefined && handedOver.includes(before.status)
    orConflict(wasHandedOver ? await needs.handOver(tx, id, by.actor) : await retryRequest(tx, id, by.actor))
    return {}
  })

/** Starts work without a quote, or for an accepted quote before the client has ordered or paid. */
export const submitOrder = (needs: DispatchNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'SUBMIT', async (tx, held) => {
    const { id, status, client_id: clientId } = requestOf(held)
    if (status === 'QUOTE_ACCEPTED') {
      const isUnpaid = isWaitingForPayment({ status, clientId })
      if (isUnpaid) await recordStep(tx, id, 'STARTED_UNPAID', by.actor)
      orConflict(await startOrderedWork(tx, needs, id, by.actor))
      return isUnpaid ? { isUnpaid } : { isWithoutPurchaseOrder: true }
    }
    await becomeProject(tx, id)
    orConflict(await needs.handOver(tx, id, by.actor))
    return {}
  })

export const requoteOrder = (needs: ActionNeeds, by: DeskCall): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'REQUOTE', async (tx, held) => {
    const { id } = requestOf(held)
    orConflict(await moveRequest(tx, id, { to: 'READY_FOR_INTERNAL_REVIEW', actor: by.actor }))
    return {}
  })
