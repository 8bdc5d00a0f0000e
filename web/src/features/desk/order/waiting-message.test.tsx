// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from './order-page.tsx'
import { anOrder, orderId } from './test-order.ts'

async function show(unansweredSince: string | null) {
  const suggestion = { lines: [], deliveryDay: '2031-05-01' }
  const order = anOrder({ actions: ['PRICE'], suggestion, unansweredSince })
  stubApi({ [`GET /api/desk/orders/${orderId}`]: order })
  const page = await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
  return page
}
const nextStep = () => within(screen.getByRole('region', { name: 'Next step' }))

it('marks the messages and names them in the next step while the client waits for an answer', async () => {
  const page = await show('2026-11-16T10:00:00.000Z')
  expect(screen.getByRole('tab', { name: 'Messages (waiting)' })).toBeTruthy()
  expect(nextStep().getByText(/no answer yet: read it before you send the quote/)).toBeTruthy()
  expect(nextStep().getByRole('link', { name: 'Go to the messages' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Message waiting' }))
  await waitFor(() => expect(page.address()).toContain('tab=messages'))
})

it('says nothing of messages once they are answered', async () => {
  await show(null)
  expect(screen.getByRole('tab', { name: 'Messages' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Message waiting' })).toBeNull()
  expect(nextStep().queryByRole('link')).toBeNull()
})
