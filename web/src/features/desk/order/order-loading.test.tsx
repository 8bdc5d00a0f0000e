// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../shared/api/query-client.ts'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from './order-page.tsx'
import { anOrder, aSummary, orderId } from './test-order.ts'

const open = () => showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')

it('shows name, number and client of an order that comes from a list, while it loads', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  queryClient.setQueryData(['deskOrders', 'TO_PRICE'], { pages: [{ items: [aSummary()] }], pageParams: [] })
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Diabetes course' })).toBeTruthy()
  for (const known of ['Q-2026-000028', 'Harbor Health', 'Being priced']) expect(screen.getByText(known)).toBeTruthy()
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

it('calls the deadline by what is due, in the time zone of the provider', async () => {
  stubApi({
    [`GET /api/desk/orders/${orderId}`]: anOrder({ actions: ['ASSIGN'] }),
    'GET /api/desk/people': { projectManagers: [], coordinators: [], qaSpecialists: [] },
  })
  await open()
  expect(await screen.findByLabelText('Quote due')).toBeTruthy()
  expect(screen.getByText('Time zone: Europe/Berlin')).toBeTruthy()
})

it('prices languages in the order in which the page names them', async () => {
  const targetLanguages = [
    { id: 'vit', name: 'Vietnamese' },
    { id: 'esm', name: 'Spanish (Latin America)' },
  ]
  stubApi({ [`GET /api/desk/orders/${orderId}`]: anOrder({ actions: ['PRICE'], targetLanguages }) })
  await open()
  await screen.findByRole('button', { name: 'Send the quote' })
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? group.textContent)
  expect(groups.map((name) => name?.split(' ')[0]?.slice(0, 7))).toEqual(['Spanish', 'Vietnam'])
})
