// @vitest-environment jsdom
import type { ProcurementOrder } from '@portolan/contract/procurement/orders'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithQuery } from '../../../shared/api/query.tsx'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import { Snackbar } from '../../../shared/ui/snackbar.tsx'
import ProcurementCard from './procurement-card.tsx'

const id = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e01'
const one = `GET /api/jobRequests/${id}/procurement`
const again = `POST /api/jobRequests/${id}/actions/returnCart`
const order: ProcurementOrder = {
  format: 'CXML',
  buyerName: 'Beatriz Holm',
  buyerEmail: 'buyer@procura.example',
  returnHost: 'procura.coupahost.com',
  externalReferenceId: 'SESSION-1',
  cartStatus: 'FAILED',
  returnedAt: null,
  problem: 'The gateway answered 503.',
  redirectUrl: null,
  purchaseOrders: [
    {
      orderId: 'PO-4711',
      receivedAt: '2026-11-16T10:00:00.000Z',
      total: 65,
      currency: 'USD',
      isDifferentFromQuote: true,
      acknowledgment: 'SENT',
      problem: null,
    },
  ],
}
const show = () =>
  showPage('/desk/1', () => (
    <WithQuery>
      <ProcurementCard requestId={id} />
      <Snackbar />
    </WithQuery>
  ))

it('shows where the order came from, its cart and its purchase order', async () => {
  stubApi({ [one]: { order } })
  await show()
  for (const text of [
    'Beatriz Holm',
    'procura.coupahost.com',
    'cXML',
    'Could not be returned',
    'The gateway answered 503.',
    'Purchase order PO-4711',
    '65.00 USD, received on Nov 16, 2026',
    'Its prices differ from the quote.',
    'Acknowledged',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
})

it.each([
  ['JSON', 'Return the cart again', 'The cart is being returned again'],
  ['CXML', 'Email the buyer a link', 'buyer@procura.example gets a link by email that returns the cart'],
] as const)('returns a cart in %s again, and says how', async (format, action, notice) => {
  const calls = stubApi({ [one]: { order: { ...order, format } }, [again]: { redirectUrl: null } })
  await show()
  const button = await screen.findByRole('button', { name: action })
  expect(screen.queryByText(/only from the buyer’s own browser/) !== null).toBe(format === 'CXML')
  await userEvent.click(button)
  expect(await screen.findByText(notice)).toBeTruthy()
  await waitFor(() => expect(calls.some(({ request }) => request === again)).toBe(true))
  await waitFor(() => expect(calls.filter(({ request }) => request === one)).toHaveLength(2))
})

it('says that a request came without a session', async () => {
  stubApi({ [one]: { order: null } })
  await show()
  expect(await screen.findByText('This request came without a session of a procurement system.')).toBeTruthy()
})
