// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from './order-page.tsx'
import { anOrder, orderId } from './test-order.ts'

const path = `/api/desk/orders/${orderId}`
const suggestion = { lines: [], deliveryDay: '2031-05-01' }

async function show(more: Record<string, unknown> = {}) {
  const order = anOrder({ actions: ['PRICE', 'DELIVER'], status: 'PRICING', suggestion })
  stubApi({
    [`GET ${path}`]: order,
    'GET /api/desk/people': { projectManagers: [], coordinators: [], qaSpecialists: [] },
    ...more,
  })
  await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
}
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
const note = () => screen.findByRole('textbox', { name: /^Note to the client/ }) as Promise<HTMLTextAreaElement>
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('keeps what is typed in a tab while another one is shown', async () => {
  await show()
  type(await note(), 'With the usual discount')
  await userEvent.click(screen.getByRole('link', { name: 'See the request and its files' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Note to the client/ })).toBeNull())
  await open('Messages')
  const message = () => screen.findByRole('textbox', { name: 'Write a message' }) as Promise<HTMLTextAreaElement>
  type(await message(), 'Which of the files')
  await open('Quote')
  expect((await note()).value).toBe('With the usual discount')
  await open('Messages')
  expect((await message()).value).toBe('Which of the files')
})

it('keeps nothing of a quote that is sent', async () => {
  const asked = anOrder({ actions: ['PRICE'], suggestion })
  await show({ [`POST ${path}/actions/price`]: anOrder({ status: 'WITH_CLIENT', actions: ['WITHDRAW'] }) })
  for (const group of asked.targetLanguages) {
    const line = within(await screen.findByRole('group', { name: group.name }))
    await userEvent.selectOptions(line.getByLabelText('Priced by'), 'Flat price')
    type(line.getByLabelText('Flat price'), '55')
  }
  type(await note(), 'With the usual discount')
  await userEvent.click(screen.getByRole('button', { name: 'Send the quote' }))
  await waitFor(() => expect(document.body.innerHTML).not.toContain('usual discount'))
})

it('moves the focus to a field of the tab that is shown, not of one that stays mounted', async () => {
  await show()
  await note()
  await open('Messages')
  await screen.findByRole('textbox', { name: 'Write a message' })
  await userEvent.click(screen.getByRole('button', { name: 'Set the price' }))
  await waitFor(() => expect(document.activeElement?.closest('[hidden]')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Priced by')[0]))
})
