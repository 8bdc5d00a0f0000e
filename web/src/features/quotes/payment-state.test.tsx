// @vitest-environment jsdom
import { walkInClientId } from '@portolan/contract/clients/clients'
import type { QuotePayment } from '@portolan/contract/quotes/quotes'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aRequest } from '../../shared/request/test-request.ts'
import { aQuote } from './test-quote.ts'
import { leave, one, quoted, request, show } from './test-quote-page.ts'

const card: QuotePayment = { paymentType: 'CREDIT_CARD', status: 'OPEN', at: null, url: null }
const sent = { ...card, status: 'LINK_SENT', at: '2026-11-17T10:00:00+00:00' } as const
const url = 'https://pay.example/1'

async function showPaid(payment: QuotePayment, status: 'QUOTE_ACCEPTED' | 'SUBMITTED_TO_XTRF' = 'QUOTE_ACCEPTED') {
  const accepted = { requestType: 'QUOTE_REQUEST', acceptanceStatus: 'ACCEPTED', history: quoted.history } as const
  const expectedDelivery = '2026-11-20T17:00:00+00:00'
  await show(
    {
      [request]: aRequest({ ...accepted, status, clientId: walkInClientId, isContentHidden: payment.url === null }),
      [one]: aQuote({ status, autoQuote: { acceptanceStatus: 'ACCEPTED', payment, expectedDelivery } }),
    },
    null,
  )
}

it('says that we start with the payment, and what the visitor has to do for it', async () => {
  await showPaid(card)
  expect((await screen.findAllByText('Waiting for your payment')).length).toBeGreaterThan(0)
  expect(screen.getByText('You accepted the quote. We start when you have paid.')).toBeTruthy()
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

it('says nothing of a payment that is invoiced', async () => {
  await showPaid({ ...card, paymentType: 'INVOICE_DIRECTLY' }, 'SUBMITTED_TO_XTRF')
  await screen.findByRole('heading', { name: 'Cost per language' })
  expect(screen.queryByText('Waiting for your payment')).toBeNull()
})
