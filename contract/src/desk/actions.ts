import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PaymentUrl, ReceivedPayment } from '../quotes/payments.ts'
import { flatPriceInCents, PriceUnit, Quantity, RateType, UnitPrice } from '../quotes/quotes.ts'
import { dashboardRoles } from '../roles.ts'
import { DeskOrder, Vertical } from './desk.ts'

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const filled = (longest: number) => text(longest).check(z.minLength(1))
const id = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }

const act = {
  tag: 'desk',
  method: 'POST',
  access: { roles: dashboardRoles },
  params: z.object({ id: z.uuid() }),
  reply: DeskOrder,
  refusals: ['order_not_found', 'conflict'],
} as const

export const assignDeskOrder = endpoint({
  ...act,
  name: 'assignDeskOrder',
  summary: 'Set the assignees, vertical and deadline of an order. Omitted fields stay unchanged',
  path: '/desk/orders/{id}/actions/assign',
  body: z.object({
    vertical: z.optional(z.nullable(Vertical)),
    projectManagerId: z.optional(z.nullable(z.uuid())),
    coordinatorId: z.optional(z.nullable(z.uuid())),
    qaSpecialistId: z.optional(z.nullable(z.uuid())),
    rateType: z.optional(RateType),
    /** The provider's local time if it has no offset. */
    deadline: z.optional(z.nullable(z.iso.datetime({ local: true, offset: true }))),
    projectGroupName: z.optional(z.nullable(text(200))),
  }),
  example: { params: id, body: { vertical: 'healthcare', rateType: 'RUSH' } },
})

export const takeInDeskOrder = endpoint({
  ...act,
  name: 'takeInDeskOrder',
  summary: 'Assign an order to yourself, for pricing or production',
  path: '/desk/orders/{id}/actions/takeIn',
  example: { params: id },
})

export const putBackDeskOrder = endpoint({
  ...act,
  name: 'putBackDeskOrder',
  summary: 'Undo taking an order: it is unassigned and waits in its queue again',
  path: '/desk/orders/{id}/actions/putBack',
  example: { params: id },
})

const Pricing = z.object({
  lines: z
    .array(
      z
        .object({
          languageId: filled(20),
          unit: PriceUnit,
          /** 1 with a flat price. */
          quantity: Quantity,
          unitPrice: UnitPrice,
        })
        .check(flatPriceInCents),
    )
    .check(z.minLength(1), z.maxLength(400)),
  rateType: RateType,
  /** A day in the provider's calendar. Null if the quote promises no date. */
  deliveryDay: z.nullable(z.iso.date()),
  note: text(2000),
  /** Staff decided to charge less than the client's minimum charge for a language. */
  allowsBelowMinimum: z._default(z.boolean(), false),
})
const pricing = {
  lines: [{ languageId: 'esm', unit: 'WORD' as const, quantity: 2840, unitPrice: 0.125 }],
  rateType: 'STANDARD' as const,
  deliveryDay: '2026-11-20',
  note: '',
}

export const priceDeskOrder = endpoint({
  ...act,
  name: 'priceDeskOrder',
  summary: 'Price an order manually, assign it to yourself if nobody has it, and send the quote to the client',
  path: '/desk/orders/{id}/actions/price',
  body: Pricing,
  example: { params: id, body: pricing },
})

export const reviseDeskQuote = endpoint({
  ...act,
  name: 'reviseDeskQuote',
  summary: 'Replace a quote that the client has not answered by a new version, and send it',
  path: '/desk/orders/{id}/actions/reviseQuote',
  body: Pricing,
  example: { params: id, body: pricing },
})

const Reason = z.object({ reason: filled(2000) })

export const withdrawDeskQuote = endpoint({
  ...act,
  name: 'withdrawDeskQuote',
  summary: 'Withdraw a quote that the client has not answered, with a reason for the client. The order is priced again',
  path: '/desk/orders/{id}/actions/withdrawQuote',
  body: Reason,
  example: { params: id, body: { reason: 'The volume was counted twice.' } },
})

export const turnAwayDeskOrder = endpoint({
  ...act,
  name: 'turnAwayDeskOrder',
  summary: 'Reject a request, with a reason for the client',
  path: '/desk/orders/{id}/actions/turnAway',
  body: Reason,
  example: { params: id, body: { reason: 'The scans cannot be read.' } },
})

export const retryDeskOrder = endpoint({
  ...act,
  name: 'retryDeskOrder',
  summary: 'Run the analysis of a failed or rejected request again',
  path: '/desk/orders/{id}/actions/retry',
  example: { params: id },
})

export const submitDeskOrder = endpoint({
  ...act,
  name: 'submitDeskOrder',
  summary: 'Start the work without a quote, or for an accepted quote before its purchase order or payment',
  path: '/desk/orders/{id}/actions/submit',
  example: { params: id },
})

export const requoteDeskOrder = endpoint({
  ...act,
  name: 'requoteDeskOrder',
  summary: 'Reopen a rejected or expired quote for pricing',
  path: '/desk/orders/{id}/actions/requote',
  example: { params: id },
})

export const reopenDeskOrder = endpoint({
  ...act,
  name: 'reopenDeskOrder',
  summary:
    'Work on a completed order again, to replace delivered files. The client keeps them until the order is completed',
  path: '/desk/orders/{id}/actions/reopen',
  example: { params: id },
})

export const keepDelivery = endpoint({
  ...act,
  name: 'keepDelivery',
  summary: 'Close a reopened order again as it was. Files that were added since are removed',
  path: '/desk/orders/{id}/actions/keepDelivery',
  example: { params: id },
})

export const DeliveredFile = z.object({ fileName: filled(255), fileKey: filled(1000), languageId: filled(20) })

export type DeliveredFile = z.infer<typeof DeliveredFile>

export const deliverDeskOrder = endpoint({
  ...act,
  name: 'deliverDeskOrder',
  summary:
    'Add translated files to an order, each with its language. A new order is taken. The client sees the files when the order is completed',
  path: '/desk/orders/{id}/actions/deliver',
  body: z.object({
    files: z.array(DeliveredFile).check(z.minLength(1), z.maxLength(200)),
    /** Confirms that files with the content of a source file are meant to be delivered. */
    isSourceIntended: z._default(z.boolean(), false),
  }),
  refusals: [...act.refusals, 'file_not_found', 'files_too_large', 'delivery_is_source'],
  example: {
    params: id,
    body: { files: [{ fileName: 'letter.es.docx', fileKey: 'temp/0197…/letter.es.docx', languageId: 'esm' }] },
  },
})

export const withdrawDelivery = endpoint({
  ...act,
  name: 'withdrawDelivery',
  summary:
    'Delete a translated file before the order is completed. In a reopened order also one that the client has: they keep it until the order is completed, unless it is taken away at once',
  path: '/desk/orders/{id}/actions/withdraw',
  body: z.object({ fileKey: filled(1000), isAtOnce: z.optional(z.boolean()) }),
  refusals: [...act.refusals, 'file_not_found'],
  example: { params: id, body: { fileKey: 'temp/0197…/letter.es.docx' } },
})

export const restoreDelivery = endpoint({
  ...act,
  name: 'restoreDelivery',
  summary: 'Let the client keep a file that was removed from a reopened order',
  path: '/desk/orders/{id}/actions/restoreDelivery',
  body: z.object({ fileKey: filled(1000) }),
  refusals: [...act.refusals, 'file_not_found'],
  example: { params: id, body: { fileKey: 'claimed/0197…/letter.es.docx' } },
})

export const sendDeskOrderToQa = endpoint({
  ...act,
  name: 'sendDeskOrderToQa',
  summary: 'Send an order to QA',
  path: '/desk/orders/{id}/actions/sendToQa',
  body: z.object({ assigneeId: z.nullable(z.uuid()), qaType: filled(100) }),
  example: { params: id, body: { assigneeId: null, qaType: 'Linguistic' } },
})

const verdict = { isPassed: z.boolean(), note: text(2000) }

/** What goes back to work goes back with a reason. */
const hasReason = z.refine<{ isPassed: boolean; note: string }>(({ isPassed, note }) => isPassed || note !== '', {
  path: ['note'],
  error: 'Required',
  params: { fieldCode: 'required' },
})
export const QaVerdict = z.object(verdict).check(hasReason)

export const finishQaJob = endpoint({
  ...act,
  name: 'finishQaJob',
  summary: 'Finish a QA job. A failed one returns the order to production, with a note on what was found',
  path: '/desk/orders/{id}/actions/finishQa',
  body: z.object({ qaJobId: z.uuid(), ...verdict }).check(hasReason),
  example: { params: id, body: { qaJobId: id.id, isPassed: true, note: '' } },
})

export const completeDeskOrder = endpoint({
  ...act,
  name: 'completeDeskOrder',
  summary: 'Complete an order and release its files to the client',
  path: '/desk/orders/{id}/actions/complete',
  /** Confirms that files with the content of a source file are meant to be delivered. */
  query: z.object({ isSourceIntended: z.optional(z.stringbool()) }),
  refusals: [...act.refusals, 'deliverables_missing', 'delivery_is_source'],
  example: { params: id },
})

export const cancelDeskOrder = endpoint({
  ...act,
  name: 'cancelDeskOrder',
  summary: 'Cancel an order, with a reason for the client',
  path: '/desk/orders/{id}/actions/cancel',
  body: Reason,
  example: { params: id, body: { reason: 'The client called.' } },
})

export const undoCancelDeskOrder = endpoint({
  ...act,
  name: 'undoCancelDeskOrder',
  summary: "Undo the caller's own cancellation of an order, within a minute",
  path: '/desk/orders/{id}/actions/undoCancel',
  refusals: [...act.refusals, 'cancellation_final'],
  example: { params: id },
})

export const sendPaymentLink = endpoint({
  ...act,
  name: 'sendPaymentLink',
  summary: 'Email the client the address for paying by card',
  path: '/desk/orders/{id}/actions/sendPaymentLink',
  body: z.object({ url: PaymentUrl }),
  example: { params: id, body: { url: 'https://pay.example/Q-2026-000123' } },
})

export const markPaid = endpoint({
  ...act,
  name: 'markPaid',
  summary: 'Record a payment of the client, whole or a part. Work that waited for it starts once nothing is open',
  path: '/desk/orders/{id}/actions/markPaid',
  body: ReceivedPayment,
  example: { params: id, body: { receivedOn: '2026-11-18', reference: 'Transfer 4711', amount: 120 } },
})

export const allowInvoice = endpoint({
  ...act,
  name: 'allowInvoice',
  summary: 'Allow the invoice that a new customer chose, and start the work',
  path: '/desk/orders/{id}/actions/allowInvoice',
  example: { params: id },
})
