import { randomUUID } from 'node:crypto'
import * as desk from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { JobRequestStatus, Origination, RequestType } from '@portolan/contract/job-requests/requests'
import { followRequest } from '../features/desk/index.ts'
import type { Database } from '../tables/database.ts'
import { asJson } from './job-requests.ts'
import type { Caller } from './sign-in.ts'

export { asJson, created, draft, mailedCode, refusal, source, upload } from './job-requests.ts'

type RequestOptions = {
  readonly clientId?: number
  readonly type?: RequestType
  readonly origination?: Origination
  readonly targets?: readonly string[]
}

/** Inserts a request of Meridian with this history, and its order. Returns the request's id. */
export async function requestThatWent(db: Database, way: readonly JobRequestStatus[], made: RequestOptions = {}) {
  const { clientId = 1002, type = 'QUOTE_REQUEST', origination = 'WEBFORM', targets = ['fra', 'kor'] } = made
  const id = randomUUID()
  const status = way.at(-1) ?? 'CREATED'
  const asked = { request_type: type, origination, status, name: `Leaflets ${id.slice(0, 4)}`, notes: '' } as const
  const requestor = { requestor_first_name: 'Miriam', requestor_last_name: 'Okafor', company_name: 'Meridian' }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('job_request')
      .values({
        id,
        number: id,
        client_id: clientId,
        ...asked,
        ...requestor,
        custom_field_values: '[]',
        requestor_email: 'client@meridian.example',
        source_language_id: 'enu',
        target_language_ids: [...targets],
        is_open_by_link: false,
        is_waiting_for_files: false,
      })
      .execute()
    const began = Date.now() - way.length * 1000
    for (const [index, step] of way.entries())
      await tx
        .insertInto('job_request_event')
        .values({ job_request_id: id, status: step, at: new Date(began + index * 1000) })
        .execute()
    await followRequest(tx, 'UTC', id)
  })
  return id
}

export const toReview: readonly JobRequestStatus[] = ['CREATED', 'SCREENING', 'ANALYZING', 'READY_FOR_INTERNAL_REVIEW']
export const toWork: readonly JobRequestStatus[] = [
  ...toReview,
  'QUOTE_READY_FOR_CLIENT_REVIEW',
  'QUOTE_ACCEPTED',
  'SUBMITTING_TO_XTRF',
  'SUBMITTED_TO_XTRF',
]

const actions = {
  assign: desk.assignDeskOrder,
  takeIn: desk.takeInDeskOrder,
  putBack: desk.putBackDeskOrder,
  price: desk.priceDeskOrder,
  reviseQuote: desk.reviseDeskQuote,
  withdrawQuote: desk.withdrawDeskQuote,
  turnAway: desk.turnAwayDeskOrder,
  retry: desk.retryDeskOrder,
  submit: desk.submitDeskOrder,
  requote: desk.requoteDeskOrder,
  reopen: desk.reopenDeskOrder,
  keepDelivery: desk.keepDelivery,
  deliver: desk.deliverDeskOrder,
  withdraw: desk.withdrawDelivery,
  restore: desk.restoreDelivery,
  sendToQa: desk.sendDeskOrderToQa,
  finishQa: desk.finishQaJob,
  complete: desk.completeDeskOrder,
  cancel: desk.cancelDeskOrder,
  sendPaymentLink: desk.sendPaymentLink,
  markPaid: desk.markPaid,
  allowInvoice: desk.allowInvoice,
} as const

/** Runs an action of the desk; tests also send bodies that the contract does not allow. */
export const act = (caller: Caller, id: string, action: keyof typeof actions, body: object = {}) =>
  caller(actions[action].path.replace('{id}', id), asJson(body))

export async function order(reply: Response): Promise<DeskOrder> {
  if (reply.status !== 200) throw new Error(`The desk answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as DeskOrder
}

/** Payloads of the queued emails to an address. */
export async function emailsTo(db: Database, email: string, template: string): Promise<string[]> {
  const jobs = await db.selectFrom('job').select('payload').where('task', '=', 'send-mail').execute()
  return jobs
    .map(({ payload }) => JSON.stringify(payload))
    .filter((text) => text.includes(email) && text.includes(template))
}
