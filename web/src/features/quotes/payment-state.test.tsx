// @vitest-environment jsdom
import { walkInClientId } from '@portolan/contract/clients/clients'
import type { JobRequestStep } from '@portolan/contract/job-requests/requests'
import type { QuotePayment } from '@portolan/contract/quotes/quotes'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aRequest } from '../../shared/request/test-request.ts'
import { answerPollEvery } from './api.ts'
import { aQuote } from './test-quote.ts'
import { leave, one, quoted, request, show } from './test-quote-page.ts'

const card: QuotePayment = {
  paymentType: 'CREDIT_CARD',
  status: 'OPEN',
  at: null,
  url: null,
  paid: 0,
  open: 240,
  payments: [],
}
const sent = { ...card, status: 'LINK_SENT', at: '2026-11-17T10:00:00+00:00' } as const
const url = 'https://pay.example/1'

type Status = 'QUOTE_ACCEPTED' | 'SUBMITTED_TO_XTRF'

function answersFor(payment: QuotePayment, status: Status, steps: readonly JobRequestStep[] = []) {
  const history = [...(quoted.history ?? []), ...steps.map((step) => ({ ...quoted.history![0]!, status: step }))]
  const accepted = { requestType: 'QUOTE_REQUEST', acceptanceStatus: 'ACCEPTED', history } as const
  const expectedDelivery = '2026-11-20T17:00:00+00:00'
  return {
    [request]: aRequest({ ...accepted, status, clientId: walkInClientId, isContentHidden: payment.url === null }),
    [one]: aQuote({ status, autoQuote: { acceptanceStatus: 'ACCEPTED', payment, expectedDelivery } }),
  }
}
const showPaid = (payment: QuotePayment, status: Status = 'QUOTE_ACCEPTED') => show(answersFor(payment, status), null)

it('says that we start with the payment, and what the visitor has to do for it', async () => {
  await showPaid(card)
  expect((await screen.findAllByText('Waiting for your payment')).length).toBeGreaterThan(0)
  expect(screen.getByText('You accepted the quote. We start once you have paid.')).toBeTruthy()
  expect(await screen.findByText(/^We’ll email you a secure payment link\./)).toBeTruthy()
  expect(screen.getByText('Expected delivery if you pay today')).toBeTruthy()
  leave()
  await showPaid(sent)
  expect(await screen.findByText(/on Nov 17, 2026\. Please pay with it\.$/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull()
  leave()
  await showPaid({ ...sent, url })
  expect((await screen.findByRole('link', { name: 'Pay $240.00' })).getAttribute('href')).toBe(url)
})

it('asks for the payment also while the work goes on, and says when it was paid', async () => {
  await showPaid(sent, 'SUBMITTED_TO_XTRF')
  expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy()
  leave()
  await showPaid({ ...sent, status: 'PAID', at: '2026-11-18T10:00:00+00:00' }, 'SUBMITTED_TO_XTRF')
  expect(await screen.findByText('Paid on Nov 18, 2026')).toBeTruthy()
  expect(screen.queryByText('Waiting for your payment')).toBeNull()
})

it('turns to paid within two seconds while it is open, and asks for nothing while it is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const setVisibility = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
  }
  try {
    leave()
    const { answer } = await showPaid({ ...sent, url })
    await screen.findByRole('link', { name: 'Pay $240.00' })
    setVisibility('hidden')
    const calls = answer(answersFor({ ...sent, status: 'PAID' }, 'SUBMITTED_TO_XTRF'))
    await pass(10 * answerPollEvery)
    expect(calls).toEqual([])
    setVisibility('visible')
    await pass(answerPollEvery)
    expect(await screen.findByText('Paid on Nov 17, 2026')).toBeTruthy()
    expect(await screen.findByText('In translation')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Pay $240.00' })).toBeNull()
  } finally {
    visibility.mockRestore()
    vi.useRealTimers()
  }
})

it('says nothing of a payment that is invoiced', async () => {
  await showPaid({ ...card, paymentType: 'INVOICE_DIRECTLY' }, 'SUBMITTED_TO_XTRF')
  await screen.findByRole('heading', { name: 'Cost per language' })
  expect(screen.queryByText('Waiting for your payment')).toBeNull()
})

it('says that the billing details are checked, or that we ask for payment first', async () => {
  const invoice = { ...card, paymentType: 'INVOICE_DIRECTLY' } as const
  await show(answersFor(invoice, 'QUOTE_ACCEPTED', ['INVOICE_REQUESTED']), null)
  expect(await screen.findByText('Checking your billing details')).toBeTruthy()
  expect(screen.getByText('We’re checking your billing details and will start right after.')).toBeTruthy()
  expect(screen.getByText('Expected delivery if we start today')).toBeTruthy()
  expect(screen.queryByText('Waiting for your payment')).toBeNull()
  leave()
  const asked = { ...invoice, status: 'LINK_SENT', at: sent.at, url } as const
  await show(answersFor(asked, 'QUOTE_ACCEPTED', ['INVOICE_REQUESTED', 'PAYMENT_LINK_SENT']), null)
  expect((await screen.findByRole('link', { name: 'Pay $240.00' })).getAttribute('href')).toBe(url)
  expect(screen.getByText('Waiting for your payment')).toBeTruthy()
})

it('names the parts that came, what is paid and what is open, also of an invoice', async () => {
  const part = {
    paid: 100,
    open: 140,
    payments: [{ recordedAt: '2026-11-18T10:00:00.000Z', receivedOn: '2026-11-18', amount: 100 }],
  }
  await showPaid({ ...sent, url, ...part })
  expect((await screen.findByRole('link', { name: 'Pay $140.00' })).getAttribute('href')).toBe(url)
  expect(screen.getByText('$100.00 received on Nov 18, 2026')).toBeTruthy()
  expect(screen.getByText('Paid: $100.00. Still open: $140.00.')).toBeTruthy()
  leave()
  await showPaid({ ...card, ...part })
  expect(await screen.findByText(/secure link to pay the rest\./)).toBeTruthy()
  leave()
  await showPaid({ ...card, paymentType: 'INVOICE_DIRECTLY', ...part }, 'SUBMITTED_TO_XTRF')
  expect(await screen.findByRole('heading', { name: 'Partly paid' })).toBeTruthy()
  expect(screen.queryByText(/payment link/)).toBeNull()
  leave()
  const both = [...part.payments, { recordedAt: '2026-11-19T10:00:00.000Z', receivedOn: '2026-11-19', amount: 140 }]
  const at = '2026-11-19T12:00:00+00:00'
  await showPaid({ ...card, status: 'PAID', at, paid: 240, open: 0, payments: both }, 'SUBMITTED_TO_XTRF')
  expect(await screen.findByText('$140.00 received on Nov 19, 2026')).toBeTruthy()
  expect(screen.queryByText(/Still open/)).toBeNull()
})
