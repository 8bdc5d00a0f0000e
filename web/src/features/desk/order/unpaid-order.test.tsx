// @vitest-environment jsdom
import type { DeskAction, DeskOrder } from '@portolan/contract/desk/desk'
import type { Payment } from '@portolan/contract/quotes/payments'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aFile } from '../../../shared/request/test-request.ts'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from './order-page.tsx'
import { nextStepOf } from './step/next-step.ts'
import { anOrder, orderId } from './test-order.ts'

const path = `/api/desk/orders/${orderId}`
const quote = {
  status: 'QUOTE_ACCEPTED',
  autoQuote: { acceptanceStatus: 'ACCEPTED', price: 240, lines: [], decidedAt: '2026-11-14T09:00:00.000Z' },
} as never
const payment = (status: Payment['status'], paymentType: Payment['preferences']['paymentType'] = 'CREDIT_CARD') => ({
  preferences: { paymentType, billingAccount: null, billingContact: null, invoice: null },
  status,
  paid: status === 'PAID' ? 240 : 0,
  open: status === 'PAID' ? 0 : 240,
  email: 'nora@example.com',
  events: [],
})
const payActions: DeskAction[] = ['SEND_PAYMENT_LINK', 'MARK_PAID']
const waiting = (more: Partial<DeskOrder> = {}) =>
  anOrder({
    status: 'WITH_CLIENT',
    isWaitingForPayment: true,
    quote,
    payment: payment('OPEN'),
    actions: [...payActions, 'SUBMIT', 'CANCEL'],
    ...more,
  })

async function show(order: DeskOrder, more: Record<string, unknown> = {}) {
  const people = { projectManagers: [], coordinators: [], qaSpecialists: [] }
  const calls = stubApi({ [`GET ${path}`]: order, 'GET /api/desk/people': people, ...more })
  await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
  return calls
}
const nextStep = () => screen.getByRole('region', { name: 'Next step' })

it('asks for the link first, then for the payment, also after the delivery', () => {
  expect(nextStepOf(waiting()).name).toBe('PAYMENT')
  expect(nextStepOf(waiting({ payment: payment('LINK_SENT') })).name).toBe('RECORD_AND_START')
  expect(nextStepOf(waiting({ actions: [] })).name).toBe('WAITING_FOR_PAYMENT')
  const delivered = { status: 'COMPLETED', isWaitingForPayment: false } as const
  expect(nextStepOf(waiting({ ...delivered, payment: payment('LINK_SENT') })).name).toBe('RECORD_PAYMENT')
  expect(nextStepOf(waiting({ ...delivered, payment: payment('PAID') })).name).toBe('COMPLETED')
  expect(nextStepOf(waiting({ ...delivered, payment: payment('OPEN', 'INVOICE_DIRECTLY') })).name).toBe('COMPLETED')
})

const checked = (more: Partial<DeskOrder> = {}) =>
  waiting({
    ...{ isInvoiceInReview: true, walkInCompany: 'Brahms Works', actions: ['ALLOW_INVOICE', ...payActions] },
    payment: payment('OPEN', 'INVOICE_DIRECTLY'),
    ...more,
  })

it('asks to allow the invoice of a new customer, or for the payment once that was asked for', () => {
  expect(nextStepOf(checked()).name).toBe('ALLOW_INVOICE')
  expect(nextStepOf(checked({ actions: payActions })).name).toBe('INVOICE_IN_REVIEW')
  const asked = { isInvoiceInReview: false, payment: payment('LINK_SENT', 'INVOICE_DIRECTLY') }
  expect(nextStepOf(checked(asked)).name).toBe('RECORD_AND_START')
})

it('allows the invoice of a new customer with one button of the next step', async () => {
  const allowed = anOrder({ status: 'NEW', quote, payment: payment('OPEN', 'INVOICE_DIRECTLY'), actions: ['TAKE_IN'] })
  await show(checked(), { [`POST ${path}/actions/allowInvoice`]: allowed })
  expect(screen.getByText('Invoice to allow')).toBeTruthy()
  expect((await screen.findByText('Company')).closest('dt')?.nextSibling?.textContent).toBe('Brahms Works')
  await userEvent.click(within(nextStep()).getByRole('button', { name: 'Allow the invoice' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Allow the invoice' })).toBeNull())
  expect(within(nextStep()).getByRole('button', { name: 'Assign to me' })).toBeTruthy()
  expect(screen.queryByText('Invoice to allow')).toBeNull()
})

it('says no to an invoice by asking for payment first, or by declining the order with a reason', async () => {
  const order = checked({ actions: ['ALLOW_INVOICE', ...payActions, 'CANCEL'] })
  const calls = await show(order, { [`POST ${path}/actions/cancel`]: anOrder({ status: 'CANCELLED' }) })
  await screen.findByText(/^Ask for payment first:/)
  await userEvent.click(within(nextStep()).getByRole('button', { name: 'Ask for payment first' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Payment link')))
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  await userEvent.click(within(nextStep()).getByRole('button', { name: 'Decline the order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the order' }))
  await userEvent.type(dialog.getByLabelText('Reason'), 'We do not deliver to this address.')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ request }) => request.endsWith('/actions/cancel'))?.body).toEqual({
    reason: 'We do not deliver to this address.',
  })
})

it('marks an order that needs attention alike in the list and on its own page', async () => {
  await show(checked({ queue: 'ATTENTION' }))
  expect(screen.getByText('Invoice to allow').dataset.status).toBe('ATTENTION')
})

it('offers what comes next as soon as the payment is recorded', async () => {
  const paid = { quote, payment: payment('PAID'), isWaitingForPayment: false, status: 'NEW' } as const
  const { request } = anOrder()
  const handedOver = (status: 'SUBMITTING_TO_XTRF' | 'SUBMITTED_TO_XTRF') => request && { ...request, status }
  const answers: Record<string, unknown> = {
    [`POST ${path}/actions/markPaid`]: anOrder({ ...paid, request: handedOver('SUBMITTING_TO_XTRF') }),
  }
  await show(waiting({ payment: payment('LINK_SENT') }), answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Record the payment' }))
  const dialog = within(await screen.findByRole('dialog'))
  const ready = anOrder({ ...paid, request: handedOver('SUBMITTED_TO_XTRF'), actions: ['TAKE_IN', 'CANCEL'] })
  stubApi({ ...answers, [`GET ${path}`]: ready })
  await userEvent.click(dialog.getByRole('button', { name: 'Record the payment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(within(nextStep()).getByRole('button', { name: 'Assign to me' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy()
})

it('starts the work before it is paid only after a question', async () => {
  await show(waiting(), { [`POST ${path}/actions/submit`]: anOrder({ status: 'NEW' }) })
  expect(screen.getByText('Waiting for payment')).toBeTruthy()
  expect(nextStep().textContent).toContain('Send the client the link for paying by card.')
  expect(await screen.findByLabelText('Payment link')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Start the work before it is paid' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/although the client has not paid yet/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Start the work before it is paid' }))
  await waitFor(() => expect(screen.queryByText('Waiting for payment')).toBeNull())
})

it.each([
  ['warns before an order is delivered that is not paid by card', payment('LINK_SENT'), 'Deliver it unpaid'],
  ['asks as usual where the client is invoiced', payment('OPEN', 'INVOICE_DIRECTLY'), 'Complete and deliver'],
])('%s', async (_, paid, action) => {
  const order = anOrder({ status: 'IN_PROGRESS', actions: ['COMPLETE', ...payActions], quote, payment: paid })
  const files = order.targetLanguages.map(({ id }) =>
    aFile(`${id}.docx`, { category: 'TRANSLATED_DOCUMENT', languageId: id }),
  )
  await show({ ...order, request: order.request && { ...order.request, files } })
  await userEvent.click(within(nextStep()).getByRole('button', { name: 'Complete and deliver' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByRole('button', { name: action })).toBeTruthy()
  expect(dialog.queryByText('This order isn’t paid yet.') !== null).toBe(action === 'Deliver it unpaid')
})
