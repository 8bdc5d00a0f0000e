import { wasDelivered } from '@portolan/contract/deliveries/deliveries'
import type { deliverDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { FieldProblem } from '@portolan/contract/errors/catalog'
import { uploadLimits } from '@portolan/contract/files/files'
import type * as z from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Tx } from '../../tables/database.ts'
import { claimedKey, claimFiles, releaseFiles, statUploads } from '../files/index.ts'
import {
  addDeliveries,
  checkLimits,
  cleanNames,
  deleteDelivery,
  detachDelivery,
  listEvents,
  listRequestFiles,
  markRemoved,
  normalizeName,
  recordStep,
} from '../job-requests/index.ts'
import { claimProject } from './claim-order.ts'
import { type ActionNeeds, type DeskCall, runDeskAction } from './run-desk-action.ts'
import { refuseSources } from './source-files.ts'
import { updateOrder } from './store-orders.ts'

type Needs = ActionNeeds & { readonly fileStore: FileStore }
type DeliveryBody = z.output<NonNullable<(typeof deliverDeskOrder)['body']>>
type Delivery = DeliveryBody['files'][number]

/** Adds translations and takes a new order. The client does not see the files until the order is completed. */
export async function deliverOrder(needs: Needs, by: DeskCall, body: DeliveryBody): Promise<DeskOrder> {
  const { files, isSourceIntended } = body
  const keys = files.map(({ fileKey }) => fileKey)
  const uploads = await statUploads(needs.fileStore, keys)
  return runDeskAction(needs, by, 'DELIVER', async (tx, { order, request }) => {
    if (!request) throw new Refusal('conflict')
    // A corrected file replaces the one of the same name.
    const isCorrection = wasDelivered(await listEvents(tx, request.id))
    const known = await listRequestFiles(tx, request.id)
    const there = known.filter(
      ({ category, is_withheld }) => category === 'TRANSLATED_DOCUMENT' && (is_withheld || !isCorrection),
    )
    const taken = there.map(({ file_name: fileName, language_id: languageId }) => ({ fileName, languageId }))
    checkDelivery(files, order.target_language_ids, taken)
    const names = cleanDelivery(files, taken)
    const claimed = await claimFiles(tx, { fileStore: needs.fileStore, stored: uploads, actor: by.actor }, keys)
    const delivered = claimed.map(({ key, size, sha256 }, index) => ({
      fileName: names[index] ?? '',
      fileKey: key,
      languageId: files[index]?.languageId ?? null,
      size,
      sha256: sha256 ?? null,
    }))
    if (!isSourceIntended) refuseSources(delivered, known)
    const sizes = delivered.map(({ fileName, size }) => ({ file_name: fileName, size }))
    checkLimits(sizes, { ...uploadLimits.signedIn, files: Number.POSITIVE_INFINITY })
    await addDeliveries(tx, request.id, delivered, { isWithheld: true })
    if (order.status === 'NEW') {
      await updateOrder(tx, order.id, claimProject(order, by.actor))
      await recordStep(tx, request.id, 'WORK_STARTED', by.actor)
    }
    return { files: delivered.map(({ fileName, languageId }) => ({ fileName, languageId })) }
  })
}

type DeliveredName = { readonly fileName: string; readonly languageId: string | null }

/** Each file must be in a language of the order, under a name that is new in that language. */
function checkDelivery(files: readonly Delivery[], targets: readonly string[], there: readonly DeliveredName[]): void {
  const keyOf = ({ fileName, languageId }: DeliveredName) => `${languageId}/${normalizeName(fileName)}`
  const taken = new Set(there.map(keyOf))
  const problems = files.flatMap((file, index): FieldProblem[] => {
    const path = `body.files.${index}`
    if (!targets.includes(file.languageId)) return [{ path: `${path}.languageId`, code: 'language_not_in_order' }]
    const key = keyOf(file)
    if (taken.has(key))
      return [{ path: `${path}.fileName`, code: 'file_name_delivered', params: { name: file.fileName } }]
    taken.add(key)
    return []
  })
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

/** Cleans the names and makes each unique within its language. */
function cleanDelivery(files: readonly Delivery[], there: readonly DeliveredName[]): string[] {
  const taken = [...there]
  return files.map(({ fileName, languageId }) => {
    const others = taken.filter((one) => one.languageId === languageId).map((one) => one.fileName)
    const [name = ''] = cleanNames([fileName], others)
    taken.push({ fileName: name, languageId })
    return name
  })
}

/**
 * Removes a translation that the client has not seen; the sweep deletes its bytes. In a correction a file that the client has
 * can be removed as well. The client keeps it until the order is completed again, or loses it at once with `isAtOnce`, for
 * files that were not meant for this client.
 */
export const withdrawDelivery = (
  needs: Needs,
  by: DeskCall,
  { fileKey, isAtOnce }: { readonly fileKey: string; readonly isAtOnce?: boolean | undefined },
): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'DELIVER', async (tx, { request }) => {
    // Callers may name it by its final key or by the key it was uploaded under.
    const keys = [fileKey, claimedKey(fileKey)]
    if (!request) throw new Refusal('file_not_found')
    const fileName = await deleteDelivery(tx, request.id, keys)
    if (fileName) {
      await releaseFiles(tx, keys)
      return { isWithdrawn: true, fileName }
    }
    const isCorrection = wasDelivered(await listEvents(tx, request.id))
    if (isCorrection && isAtOnce) return await takeAway(tx, request.id, by, fileKey)
    const removed = isCorrection ? await markRemoved(tx, request.id, fileKey, true) : undefined
    if (!removed) throw new Refusal('file_not_found')
    return { isRemoved: true, fileName: removed, fileKey }
  })

async function takeAway(tx: Tx, requestId: string, by: DeskCall, fileKey: string) {
  const fileName = await detachDelivery(tx, requestId, fileKey)
  if (!fileName) throw new Refusal('file_not_found')
  await recordStep(tx, requestId, 'FILE_REMOVED', by.actor, fileName)
  return { isWithdrawn: true, fileName, fileKey }
}

/** Lets the client keep a file that was to be removed. */
export const restoreDelivery = (needs: Needs, by: DeskCall, fileKey: string): Promise<DeskOrder> =>
  runDeskAction(needs, by, 'DELIVER', async (tx, { request }) => {
    const fileName = request && (await markRemoved(tx, request.id, fileKey, false))
    if (!fileName) throw new Refusal('file_not_found')
    return { isRemoved: false, fileName, fileKey }
  })
