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
  preferences: { paymentType, billingAccount: null, billingContact: null },
  status,
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
  stubApi({ [`GET ${path}`]: order, 'GET /api/desk/people': people, ...more })
  await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
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
