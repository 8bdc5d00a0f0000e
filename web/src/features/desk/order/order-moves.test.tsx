// @vitest-environment jsdom
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aFile } from '../../../shared/request/test-request.ts'
import { showPage, stubApi } from '../../../shared/test-page.tsx'
import OrderPage from './order-page.tsx'
import { anOrder, orderId } from './test-order.ts'

const path = `/api/desk/orders/${orderId}`

async function show(order: DeskOrder, more: Record<string, unknown> = {}) {
  stubApi({ [`GET ${path}`]: order, ...more })
  await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
}
const nextStep = () => screen.getByRole('region', { name: 'Next step' })

describe('an order that moves on', () => {
  it('brings the reader to its next step', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const order = anOrder({ status: 'IN_PROGRESS', actions: ['COMPLETE'] })
    const files = order.targetLanguages.map(({ id }) =>
      aFile(`${id}.docx`, { category: 'TRANSLATED_DOCUMENT', languageId: id }),
    )
    const request = order.request && { ...order.request, files }
    const completed = anOrder({ status: 'COMPLETED', queue: 'CLOSED' })
    await show({ ...order, request }, { [`POST ${path}/actions/complete`]: completed })
    await userEvent.click(within(nextStep()).getByRole('button', { name: 'Complete and deliver' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    scrollTo.mockClear()
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and deliver' }))
    await waitFor(() => expect(document.activeElement).toBe(nextStep()))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
    expect(nextStep().textContent).toContain('Delivered.')
  })
})

describe('an order whose quote is accepted through procurement', () => {
  it('waits for the purchase order, and starts without it only after a question', async () => {
    const order = anOrder({ status: 'WITH_CLIENT', isWaitingForOrder: true, actions: ['SUBMIT', 'CANCEL'] })
    const started = anOrder({ status: 'NEW' })
    await show(order, { [`POST ${path}/actions/submit`]: started })
    expect(screen.getByText('Waiting for the purchase order')).toBeTruthy()
    expect(nextStep().textContent).toContain('Work starts when the purchase order arrives.')
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Start without the purchase order' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/before the client’s purchase order has arrived/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Start without the purchase order' }))
    await waitFor(() => expect(screen.queryByText('Waiting for the purchase order')).toBeNull())
  })
})

describe('the price of an order', () => {
  const suggestion = { lines: [], deliveryDay: '2031-05-01' }

  it('tells the day of delivery from the day the quote was due', async () => {
    await show(anOrder({ actions: ['PRICE'], suggestion, isPastDue: true }))
    const field = await screen.findByLabelText(/^Expected delivery/)
    const help = field.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(help.split(' ')[0] ?? '')?.textContent).toBe(
      'The quote was due on Nov 16, 2026. This is the day the client gets the files.',
    )
  })

  it('names the languages in the order of the header', async () => {
    const targetLanguages = [
      { id: 'vit', name: 'Vietnamese' },
      { id: 'ara', name: 'Arabic' },
    ]
    await show(anOrder({ actions: ['PRICE', 'DELIVER'], suggestion, targetLanguages }))
    expect(screen.getByText('English (United States) to Arabic, Vietnamese')).toBeTruthy()
    await screen.findByRole('group', { name: 'Arabic' })
    const groups = screen.getAllByRole('group', { name: /Arabic|Vietnamese/ })
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(['Arabic', 'Vietnamese'])
  })
})
