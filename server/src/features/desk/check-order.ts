import type { finishQaJob, sendDeskOrderToQa } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type * as z from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'
import { checkerRoles, checkPerson } from './people.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { endCheck, insertCheck } from './store-checks.ts'
import { updateOrder } from './store-orders.ts'

type Check = z.output<NonNullable<(typeof sendDeskOrderToQa)['body']>>
type Verdict = z.output<NonNullable<(typeof finishQaJob)['body']>>

export const sendToQa = (needs: ActionNeeds, by: DeskCall, { assigneeId, qaType }: Check): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'SEND_TO_QA', async (tx, { order }) => {
    await checkPerson(tx, assigneeId, checkerRoles, 'body.assigneeId')
    await insertCheck(tx, { orderId: order.id, assigneeId, qaType })
    await updateOrder(tx, order.id, { status: 'IN_QA', ...(assigneeId !== null && { qa_specialist_id: assigneeId }) })
    return { assigneeId, qaType }
  })

/** A passed order waits for completion; a failed one goes back to IN_PROGRESS. */
export const finishQa = (needs: ActionNeeds, by: DeskCall, verdict: Verdict): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'FINISH_QA', async (tx, { order }) => {
    if (!(await endCheck(tx, order.id, verdict))) throw new Refusal('conflict')
    if (!verdict.isPassed) await updateOrder(tx, order.id, { status: 'IN_PROGRESS' })
    return verdict
  })
