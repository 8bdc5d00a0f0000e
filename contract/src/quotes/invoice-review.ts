import { isWaitingForPayment, type JobRequestStatus, type JobRequestStep } from '../job-requests/requests.ts'

/** A walk-in chose an invoice, and staff have neither allowed it nor asked for payment first. */
export const isInvoiceInReview = (request: {
  readonly status: JobRequestStatus
  readonly clientId: number
  readonly history: readonly { readonly status: JobRequestStep }[]
}) =>
  isWaitingForPayment(request) &&
  request.history.findLast(({ status }) => status === 'INVOICE_REQUESTED' || status === 'PAYMENT_LINK_SENT')?.status ===
    'INVOICE_REQUESTED'
