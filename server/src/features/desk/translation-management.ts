import type { DeskStatus } from '@portolan/contract/desk/desk'
import { closedStatuses } from '@portolan/contract/desk/order-statuses'
import type { FileStore } from '../../ports/file-store.ts'
import {
  type TmsOrderRef,
  type TmsOrderStatus,
  type TranslationManagement,
  TranslationManagementError,
} from '../../ports/translation-management.ts'
import type { Database } from '../../tables/database.ts'
import { deskSystem } from '../../tables/tms-order.ts'
import { listRequestFiles } from '../job-requests/index.ts'
import { followRequest } from './follow-request.ts'
import { findOffer, findOrder, lockOrderOfRequest, type OrderRow, updateOrder } from './store-orders.ts'

type Needs = {
  readonly db: Database
  readonly fileStore: FileStore
  readonly timeZone: string
}

const kind = 'order'

/**
 * The desk as translation management system. It follows requests by itself, so submitting only makes sure that the order
 * exists; files stay where they are.
 */
export function deskTranslationManagement({ db, fileStore, timeZone }: Needs): TranslationManagement {
  /** Updates the order from its request, and cancels it if asked to. */
  const follow = (requestId: string, isCalledOff = false): Promise<OrderRow> =>
    db.transaction().execute(async (tx) => {
      await followRequest(tx, timeZone, requestId)
      const order = await lockOrderOfRequest(tx, requestId)
      if (!order) throw gone()
      if (isCalledOff && !closedStatuses.includes(order.status))
        await updateOrder(tx, order.id, { status: 'CANCELLED' })
      return order
    })
  const letGo = async ({ requestId }: TmsOrderRef) => void (await follow(requestId, true))
  return {
    name: deskSystem,
    async submit({ requestId }, _steps, signal) {
      signal.throwIfAborted()
      const { id, number } = await follow(requestId)
      return { kind, id, requestId, name: number }
    },
    async getStatus({ id }) {
      const order = await findOrder(db, id)
      if (!order) throw gone()
      return progressOf(order, await offerOf(db, order))
    },
    accept: async ({ requestId }) => void (await follow(requestId)),
    reject: letGo,
    cancel: letGo,
    async listDeliverables({ requestId }) {
      const files = (await listRequestFiles(db, requestId)).filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
      return files.map(({ file_key, file_name, language_id, size }) => ({
        id: file_key,
        name: file_name,
        languageId: language_id,
        size: Number(size),
      }))
    },
    readDeliverable: (_place, { id }) => fileStore.read(id),
  }
}

const gone = () => new TranslationManagementError('There is no such order on the desk.', 'never')

const offerOf = async (db: Database, { job_request_id: requestId }: OrderRow) =>
  requestId === null ? undefined : findOffer(db, requestId)

type Offer = Awaited<ReturnType<typeof findOffer>>

const words: Record<DeskStatus, Exclude<TmsOrderStatus['status'], 'quoted'>> = {
  PENDING_REVIEW: 'estimating',
  PRICING: 'estimating',
  WITH_CLIENT: 'estimating',
  NEW: 'working',
  IN_PROGRESS: 'working',
  IN_QA: 'working',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
}

function progressOf({ status }: OrderRow, offer: Offer): TmsOrderStatus {
  if (status !== 'WITH_CLIENT' || !offer) return { status: words[status] }
  return { status: 'quoted', priceCents: Number(offer.price_cents), expectedDelivery: offer.expected_delivery }
}
