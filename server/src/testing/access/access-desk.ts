import { randomUUID } from 'node:crypto'
import { requestOf } from './access-job-requests.ts'
import { type Asker, other, own } from './access-world.ts'

const orderOf = async ({ db }: Asker) => {
  const { id } = await db
    .insertInto('desk_order')
    .values({
      number: randomUUID(),
      client_id: own.clientId,
      name: 'Leaflets',
      target_language_ids: ['esm'],
      status: 'NEW',
      rate_type: 'STANDARD',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** Calls on a missing order: callers who may act on orders get 404. */
const nowhere = (body?: object) => ({ params: { id: randomUUID() }, ...(body && { body }) })

const reason = { reason: 'Sent twice' }
const file = { fileName: 'a.txt', fileKey: 'temp/a/a.txt', languageId: 'esm' }
const pricing = { rateType: 'STANDARD', deliveryDay: null, note: '' }
const text = { text: 'Hello' }

/** A request without the attachment: who is let in does not find it. */
const attachmentOf =
  (...request: Parameters<typeof requestOf>) =>
  async (asker: Asker) => ({
    params: { ...(await requestOf(...request)(asker)).params, attachmentId: randomUUID() },
  })

export const deskRequests = {
  listDeskOrders: { query: { queue: 'NEW' } },
  getDeskOrder: orderOf,
  assignDeskOrder: nowhere({ vertical: 'technical' }),
  searchDeskOrders: { query: { search: 'Leaflets' } },
  takeInDeskOrder: nowhere(),
  putBackDeskOrder: nowhere(),
  priceDeskOrder: nowhere({
    ...pricing,
    lines: [{ languageId: 'esm', unit: 'FLAT', quantity: 1, unitPrice: 1 }],
  }),
  reviseDeskQuote: nowhere({
    ...pricing,
    lines: [{ languageId: 'esm', unit: 'FLAT', quantity: 1, unitPrice: 1 }],
  }),
  withdrawDeskQuote: nowhere(reason),
  turnAwayDeskOrder: nowhere(reason),
  retryDeskOrder: nowhere(),
  submitDeskOrder: nowhere(),
  requoteDeskOrder: nowhere(),
  reopenDeskOrder: nowhere(),
  keepDelivery: nowhere(),
  deliverDeskOrder: nowhere({ files: [file] }),
  withdrawDelivery: nowhere({ fileKey: file.fileKey }),
  restoreDelivery: nowhere({ fileKey: file.fileKey }),
  sendDeskOrderToQa: nowhere({ assigneeId: null, qaType: 'Linguistic' }),
  finishQaJob: nowhere({ qaJobId: randomUUID(), isPassed: true, note: '' }),
  completeDeskOrder: nowhere(),
  cancelDeskOrder: nowhere(reason),
  undoCancelDeskOrder: nowhere(),
  sendPaymentLink: nowhere({ url: 'https://pay.example/1' }),
  markPaid: nowhere({}),
  allowInvoice: nowhere(),
  'listMessages: own': requestOf(own.clientId),
  'listMessages: other': requestOf(other.clientId),
  'listMessages: other, by link': requestOf(other.clientId, { isOpenByLink: true }),
  'getAttachmentUrl: own': attachmentOf(own.clientId),
  'getAttachmentUrl: other': attachmentOf(other.clientId),
  'getAttachmentUrl: other, by link': attachmentOf(other.clientId, { isOpenByLink: true }),
  'acceptDelivery: own': requestOf(own.clientId),
  'acceptDelivery: other': requestOf(other.clientId),
  'acceptDelivery: other, by link': requestOf(other.clientId, { isOpenByLink: true }),
  'reportProblem: own': requestOf(own.clientId, {}, reason),
  'reportProblem: other': requestOf(other.clientId, {}, reason),
  'reportProblem: other, by link': requestOf(other.clientId, { isOpenByLink: true }, reason),
  'sendMessage: own': requestOf(own.clientId, {}, text),
  'sendMessage: other': requestOf(other.clientId, {}, text),
  'sendMessage: other, by link': requestOf(other.clientId, { isOpenByLink: true }, text),
}
