import { isWhole, wasDelivered } from '@portolan/contract/deliveries/deliveries'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { dayIn } from '../../platform/provider-days.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  beginCancelling,
  detachRemoved,
  detachReplaced,
  listHistory,
  listRequestFiles,
  moveRequest,
  type RequestFile,
  recordStep,
  releaseDeliveries,
  undoCancellation,
} from '../job-requests/index.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { filesAfterDelivery, refuseSources } from './source-files.ts'
import { updateOrder } from './store-orders.ts'

type Completion = { readonly isSourceIntended?: boolean | undefined }

/** Releases all files to the client at once and sends the email. */
export const completeOrder = (needs: ActionNeeds, by: DeskCall, { isSourceIntended }: Completion): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'COMPLETE', async (tx, { order, request }) => {
    if (!request) {
      const at = needs.now()
      const completed = { project_completed_at: at, project_completed_on: dayIn(needs.timeZone, at) }
      await updateOrder(tx, order.id, { status: 'COMPLETED', closed_at: at, ...completed })
      return {}
    }
    // Files that the client has already, such as machine translations, are not what was ordered.
    const known = await listRequestFiles(tx, request.id)
    const files = known.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
    const delivered = files.filter(({ is_withheld }) => is_withheld)
    const kept = files.filter(({ is_removed }) => !is_removed)
    const history = await listHistory(tx, request.id)
    const isCorrection = wasDelivered(history)
    // A correction may be of one language only, or only remove files, but leaves no language without one.
    const there = isCorrection ? kept : delivered
    const isChanged = delivered.length > 0 || kept.length < files.length || (isCorrection && !isWhole(history))
    const isComplete = isChanged && order.target_language_ids.every((id) => hasFileIn(there, id))
    if (!isComplete) throw new Refusal('deliverables_missing')
    if (!isSourceIntended) refuseSources(filesAfterDelivery(known, isCorrection), known)
    const replaced = isCorrection ? await detachReplaced(tx, request.id) : []
    const removed = await detachRemoved(tx, request.id)
    for (const { file_name } of removed) await recordStep(tx, request.id, 'FILE_REMOVED', by.actor, file_name)
    await releaseDeliveries(tx, request.id)
    const move = { to: 'COMPLETED', actor: by.actor, isCorrection } as const
    if (!(await moveRequest(tx, request.id, { ...move, reason: isCorrection ? namesOf(delivered) : '' })))
      throw new Refusal('conflict')
    return { files: delivered.length, ...(isCorrection && { replaced, removed }) }
  })

const hasFileIn = (files: readonly RequestFile[], languageId: string): boolean =>
  files.some(({ language_id }) => language_id === languageId)

/** What the history says of a correction, so that it tells the deliveries apart. */
const namesOf = (files: readonly RequestFile[]): string =>
  files
    .map(({ file_name }) => file_name)
    .join(', ')
    .slice(0, 2000)

export const cancelOrder = (needs: ActionNeeds, by: DeskCall, reason: string): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'CANCEL', async (tx, { order, request }) => {
    const { actor } = by
    if (!request) {
      await updateOrder(tx, order.id, { status: 'CANCELLED', closed_at: needs.now() })
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
