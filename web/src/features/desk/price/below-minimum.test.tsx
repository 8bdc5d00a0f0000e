// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from '../order/order-page.tsx'
import { anOrder, orderId } from '../order/test-order.ts'

const path = `/api/desk/orders/${orderId}`

it('asks before a quote below the minimum charge is sent', async () => {
  const suggestion = { lines: [], deliveryDay: '2031-05-01' }
  const order = anOrder({ actions: ['PRICE'], suggestion, minimumCharge: 25 })
  const calls = stubApi({
    [`GET ${path}`]: order,
    'GET /api/desk/people': { projectManagers: [], coordinators: [], qaSpecialists: [] },
    [`POST ${path}/actions/price`]: anOrder({ status: 'WITH_CLIENT' }),
  })
  await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  const prices = await screen.findAllByLabelText('Price per word')
  await userEvent.click(screen.getByRole('button', { name: 'Send the quote' }))
  await waitFor(() => expect(prices[0]?.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByText(/^Check the box to send it below the minimum charge/)).toBeNull()
  for (const price of prices) fireEvent.change(price, { target: { value: '0.12' } })
  expect(screen.queryByRole('checkbox', { name: 'Send it below the minimum charge' })).toBeNull()
  fireEvent.change(screen.getAllByLabelText('Words')[0]!, { target: { value: '4' } })
  expect(screen.getByText('The minimum charge is $25.00 for each language.')).toBeTruthy()
  const sent = () => calls.find(({ request }) => request.endsWith('/actions/price'))?.body
  await userEvent.click(screen.getByRole('button', { name: 'Send the quote' }))
  expect(screen.getAllByText(/^Check the box to send it below the minimum charge/)).not.toEqual([])
  expect(sent()).toBeUndefined()
  const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send it below the minimum charge' })
  await userEvent.click(checkbox())
  fireEvent.change(screen.getAllByLabelText('Words')[0]!, { target: { value: '400' } })
  fireEvent.change(screen.getAllByLabelText('Words')[0]!, { target: { value: '4' } })
  expect(checkbox().checked).toBe(false)
  await userEvent.click(checkbox())
  await userEvent.click(screen.getByRole('button', { name: 'Send the quote' }))
  await waitFor(() => expect(sent()).toMatchObject({ allowsBelowMinimum: true }))
})
