// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refuses, showPage, stubApi } from '../../../../shared/test-page.tsx'
import { Snackbar } from '../../../../shared/ui/snackbar.tsx'
import OrderPage from '../order-page.tsx'
import { anOrder, orderId } from '../test-order.ts'

const path = `/api/desk/orders/${orderId}`

async function show(order = anOrder(), more: Record<string, unknown> = {}) {
  const answers = { [`GET ${path}`]: order, ...more }
  const calls = stubApi(answers)
  await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
  return {
    calls,
    answers,
    sent: (action: string) => calls.find(({ request }) => request.endsWith(`/actions/${action}`))?.body,
  }
}
const button = (name: string) => screen.getByRole('button', { name })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const chooseMore = async (name: string) => {
  await userEvent.click(button('More'))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

describe('actions of an order', () => {
  it('offers what the server allows and nothing else', async () => {
    await show(anOrder({ actions: ['TAKE_IN', 'CANCEL'] }))
    expect(screen.getAllByText('Unassigned')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(button('Assign to me')).toBeTruthy()
    await userEvent.click(button('More'))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Cancel the order'])
  })

  it('has one button in its head and the rest in a menu, the dangerous ones marked', async () => {
    await show(anOrder({ actions: ['PRICE', 'TAKE_IN', 'SUBMIT', 'TURN_AWAY', 'CANCEL'] }))
    for (const name of ['Start without quoting', 'Decline', 'Cancel the order'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(button('Assign to me')).toBeTruthy()
    await userEvent.click(button('More'))
    const items = screen.getAllByRole('menuitem')
    expect(items.map(({ textContent, dataset }) => [textContent, dataset.dangerous === 'true'])).toEqual([
      ['Start without quoting', false],
      ['Decline', true],
      ['Cancel the order', true],
    ])
  })

  it('is taken with one press, which can be undone', async () => {
    const taken = anOrder({ status: 'IN_PROGRESS', queue: 'IN_PROGRESS', actions: ['PUT_BACK'] })
    const { calls } = await show(anOrder({ status: 'NEW', queue: 'NEW', actions: ['TAKE_IN'] }), {
      [`POST ${path}/actions/takeIn`]: taken,
      [`POST ${path}/actions/putBack`]: anOrder({ status: 'NEW', queue: 'NEW', actions: ['TAKE_IN'] }),
    })
    render(<Snackbar />)
    await userEvent.click(button('Assign to me'))
    expect(await screen.findByText('The order is assigned to you.')).toBeTruthy()
    await userEvent.click(button('Undo'))
    expect(await screen.findByText('Undone')).toBeTruthy()
    expect(screen.queryByText('The order is assigned to you.')).toBeNull()
    expect(calls.some(({ request }) => request.endsWith('/actions/putBack'))).toBe(true)
  })

  it('is cancelled with a reason, which can be undone', async () => {
    const request = anOrder().request
    const inReview = request && { ...request, status: 'READY_FOR_INTERNAL_REVIEW' as const }
    const order = anOrder({ status: 'PRICING', actions: ['CANCEL'], request: inReview })
    const { calls } = await show(order, {
      [`POST ${path}/actions/cancel`]: {
        ...order,
        actions: ['UNDO_CANCEL'],
        request: request && { ...request, status: 'CANCELLING' },
      },
      [`POST ${path}/actions/undoCancel`]: order,
    })
    render(<Snackbar />)
    await chooseMore('Cancel the order')
    expect(await screen.findByText('The client will see this reason. You can undo this for a minute.')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox'), 'The client called.')
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel the order' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Canceling')).toBeTruthy()
    const step = within(screen.getByRole('region', { name: 'Next step' }))
    expect(step.getByText('This order is being canceled. You can still undo that.')).toBeTruthy()
    expect(step.getByRole('button', { name: 'Undo' })).toBeTruthy()
    await userEvent.click(step.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeTruthy()
    expect(calls.some(({ request: sent }) => sent.endsWith('/actions/undoCancel'))).toBe(true)
  })

  it('is cancelled with a reason, and says why it could not be', async () => {
    const action = `POST ${path}/actions/cancel`
    const { answers, sent } = await show(anOrder({ actions: ['CANCEL'] }), {
      [action]: refuses(503, 'unavailable', 'Portolan cannot answer right now.'),
    })
    await chooseMore('Cancel the order')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    expect(dialog.getByText('Enter a reason')).toBeTruthy()
    type(dialog.getByLabelText('Reason'), ' The client called. ')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    expect(await dialog.findByText(/^Portolan cannot answer right now\./)).toBeTruthy()
    Object.assign(answers, { [action]: anOrder({ status: 'CANCELLED' }) })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await screen.findByText('Cancelled')
    expect(sent('cancel')).toEqual({ reason: 'The client called.' })
  })

  it('closes the dialog and says who was quicker, without an error code', async () => {
    const order = anOrder({ status: 'IN_PROGRESS', actions: ['CANCEL'] })
    const { answers } = await show(order, {
      [`POST ${path}/actions/cancel`]: refuses(409, 'conflict', 'Conflict error'),
    })
    render(<Snackbar />)
    await chooseMore('Cancel the order')
    type(await screen.findByLabelText('Reason'), 'The client called.')
    const done = { at: '2026-11-17T23:07:00.000Z', status: 'COMPLETED', by: 'Quinn Adler', reason: null } as const
    const request = order.request && { ...order.request, history: [...order.request.history, done] }
    Object.assign(answers, { [`GET ${path}`]: anOrder({ status: 'COMPLETED', request }) })
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel the order' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Quinn Adler completed this order on Nov 17, 2026, 11:07 PM.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(/Error code/)).toBeNull()
  })

  it('is reopened where it was declined', async () => {
    await show(anOrder({ status: 'CANCELLED', actions: ['RETRY'] }))
    expect(button('Reopen')).toBeTruthy()
  })
})
