// @vitest-environment jsdom
import type { Payment, PaymentEvent } from '@portolan/contract/quotes/payments'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { formatMoment } from '../../../shared/format.ts'
import { providerToday } from '../../../shared/provider-today.ts'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from '../order/order-page.tsx'
import { anOrder, orderId } from '../order/test-order.ts'

const path = `/api/desk/orders/${orderId}`
const quote = {
  status: 'SUBMITTED_TO_XTRF',
  autoQuote: { acceptanceStatus: 'ACCEPTED', price: 240, lines: [], decidedAt: '2026-11-14T09:00:00.000Z' },
} as never
const card: Payment = {
  preferences: {
    paymentType: 'CREDIT_CARD',
    billingAccount: null,
    invoice: null,
    billingContact: {
      ...{ address1: '1 Quay Street', address2: '', city: 'Portland', zipCode: '97201', phoneNumber: '+1 555 0199' },
      ...{ email: 'books@harbor.example', province: { id: 1, name: 'Oregon' } },
      country: { id: 227, name: 'United States' },
    },
  },
  status: 'OPEN',
  paid: 0,
  open: 240,
  email: 'books@harbor.example',
  events: [],
}
const paying = (payment: Payment | null, more: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({ status: 'NEW', quote, payment, ...more })

async function show(order: ReturnType<typeof anOrder>, answers: Record<string, unknown> = {}) {
  const people = { projectManagers: [], coordinators: [], qaSpecialists: [] }
  const calls = stubApi({ [`GET ${path}`]: order, 'GET /api/desk/people': people, ...answers })
  await showPage(`/desk/${orderId}?tab=payment`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
  return (action: string) => calls.find(({ request }) => request.endsWith(`/actions/${action}`))
}

it('QUOTE-16 shows how the client pays, sends the payment link and records that it was paid', async () => {
  const link: PaymentEvent = {
    kind: 'LINK_SENT',
    at: '2026-11-14T10:00:00.000Z',
    by: 'Paula Mendes',
    sentTo: 'books@harbor.example',
    url: 'https://pay.example/1',
    ...{ receivedOn: null, reference: null, amount: null, transfer: null },
  }
  const linked = paying(
    { ...card, status: 'LINK_SENT', events: [link] },
    { actions: ['SEND_PAYMENT_LINK', 'MARK_PAID'] },
  )
  const paid = {
    kind: 'PAID',
    at: '2026-11-15T10:00:00.000Z',
    by: 'Paula Mendes',
    ...{ sentTo: null, url: null, receivedOn: '2026-11-13', reference: 'Transfer 4711', amount: 240, transfer: null },
  } as const
  const sent = await show(paying(card, { actions: ['SEND_PAYMENT_LINK', 'MARK_PAID'] }), {
    [`POST ${path}/actions/sendPaymentLink`]: linked,
    [`POST ${path}/actions/markPaid`]: paying({ ...card, status: 'PAID', paid: 240, open: 0, events: [link, paid] }),
  })
  for (const text of ['Open', 'Credit card', '$240.00', 'books@harbor.example', '+1 555 0199'])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText(/1 Quay Street/).textContent).toBe('1 Quay Street\nPortland, Oregon 97201\nUnited States')
  const field = await screen.findByLabelText('Payment link')
  fireEvent.change(field, { target: { value: 'http://pay.example/1' } })
  await userEvent.click(screen.getByRole('button', { name: 'Send the payment link' }))
  expect(screen.getByText('An address that begins with https://')).toBeTruthy()
  expect(sent('sendPaymentLink')).toBeUndefined()
  fireEvent.change(field, { target: { value: ' https://pay.example/1 ' } })
  await userEvent.click(screen.getByRole('button', { name: 'Send the payment link' }))
  await screen.findByText('Payment link sent')
  expect(sent('sendPaymentLink')?.body).toEqual({ url: 'https://pay.example/1' })
  expect(screen.getByText(formatMoment(link.at)).parentElement?.textContent).toContain(
    'Payment link sent to books@harbor.example by Paula Mendes',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Record the payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the payment?' }))
  const day = dialog.getByLabelText<HTMLInputElement>('Date received')
  expect(day.value).toBe(providerToday())
  fireEvent.change(day, { target: { value: '2099-01-01' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Record the payment' }))
  expect(dialog.getByText('Choose today or an earlier day')).toBeTruthy()
  fireEvent.change(day, { target: { value: '2026-11-13' } })
  fireEvent.change(dialog.getByLabelText(/^Reference/), { target: { value: 'Transfer 4711' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Record the payment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('markPaid')?.body).toEqual({
    ...{ amount: 240, openBefore: 240 },
    ...{ receivedOn: '2026-11-13', reference: 'Transfer 4711' },
  })
  expect(screen.getByText(formatMoment(paid.at)).parentElement?.textContent).toContain(
    '$240.00 received on Nov 13, 2026. Reference: Transfer 4711',
  )
  expect((await screen.findAllByText('Paid')).length).toBeGreaterThan(0)
  expect(screen.getByText(/Payment recorded by Paula Mendes/)).toBeTruthy()
  expect(screen.queryByLabelText('Payment link')).toBeNull()
})

it('shows the numbers of an account, and where procurement pays', async () => {
  const billingAccount = { clientIdNumber: 'M-77', personalCode: '' }
  const preferences = { paymentType: 'BILL_TO_ACCOUNT', billingAccount, billingContact: null, invoice: null } as const
  await show(paying({ ...card, preferences }))
  for (const text of ['Bill to account', 'M-77', 'Not provided']) expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText('Billing address')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Record the payment' })).toBeNull()
})

it('shows the VAT number and the purchase order number of an invoice', async () => {
  const invoice = { vatNumber: 'DE811907980', orderNumber: 'PO-4711' }
  await show(paying({ ...card, preferences: { ...card.preferences, paymentType: 'INVOICE_DIRECTLY', invoice } }))
  for (const text of ['VAT number', 'DE811907980', 'Purchase order', 'PO-4711'])
    expect(await screen.findByText(text)).toBeTruthy()
})

it('says that procurement pays where the client gave no payment option, and has no tab before that', async () => {
  await show(paying(null))
  expect(await screen.findByText("Paid through the client's procurement system.")).toBeTruthy()
})

it('records a part of the price, not more than is open, and shows what is paid and open', async () => {
  const part: PaymentEvent = {
    kind: 'PAID',
    at: '2026-11-15T10:00:00.000Z',
    by: 'Paula Mendes',
    ...{ sentTo: null, url: null, receivedOn: '2026-11-13', reference: null, amount: 100, transfer: null },
  }
  const partly = paying({ ...card, paid: 100, open: 140, events: [part] }, { actions: ['MARK_PAID'] })
  const sent = await show(paying(card, { actions: ['MARK_PAID'], isWaitingForPayment: true }), {
    [`POST ${path}/actions/markPaid`]: partly,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Record the payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the payment?' }))
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount received')
  expect(amount.value).toBe('240.00')
  expect(dialog.getByText(/The work starts at once\./)).toBeTruthy()
  fireEvent.change(amount, { target: { value: '240.01' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Record the payment' }))
  expect(dialog.getByText('This is more than what is open.')).toBeTruthy()
  expect(dialog.getByText('$240.00 is open.')).toBeTruthy()
  expect(sent('markPaid')).toBeUndefined()
  fireEvent.change(amount, { target: { value: '100' } })
  expect(dialog.getByText('$140.00 stays open.')).toBeTruthy()
  expect(dialog.getByText(/The work starts once all of it is paid\./)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Record the payment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('markPaid')?.body).toMatchObject({ amount: 100, openBefore: 240 })
  for (const text of ['Partly paid', '$100.00', '$140.00']) expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText(/Payment recorded by Paula Mendes/).closest('li')?.textContent).toContain(
    '$100.00 received on Nov 13, 2026.',
  )
})

it('says whether another system has a later payment, at the top of the order where it has not', async () => {
  const payment = (at: number, transfer: PaymentEvent['transfer']): PaymentEvent => ({
    kind: 'PAID',
    at: `2026-11-1${at}T10:00:00.000Z`,
    by: 'Paula Mendes',
    ...{ sentTo: null, url: null, receivedOn: '2026-11-13', reference: null, amount: 80, transfer },
  })
  const events = [payment(5, 'SENT'), payment(6, 'WAITING'), payment(7, 'FAILED')]
  const otherSystem = { name: 'xtrf', url: null }
  await show(paying({ ...card, status: 'PAID', paid: 240, open: 0, events }, { otherSystem }))
  expect(await screen.findByText('Sent to xtrf.')).toBeTruthy()
  expect(screen.getByText('Not in xtrf yet. The portal is sending it.')).toBeTruthy()
  expect(screen.getByText('xtrf did not take this payment. Enter it there.')).toBeTruthy()
  expect(screen.getByText('xtrf did not take a payment. See the Payment tab.')).toBeTruthy()
})
