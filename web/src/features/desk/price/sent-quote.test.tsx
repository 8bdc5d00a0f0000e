// @vitest-environment jsdom
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuses, showPage, stubApi } from '../../../shared/test-page.tsx'
import { getNotes } from '../../../shared/ui/snackbar-store.ts'
import OrderPage from '../order/order-page.tsx'
import { anOrder, orderId, quinn } from '../order/test-order.ts'

const path = `/api/desk/orders/${orderId}`
const revise = `POST ${path}/actions/reviseQuote`
const withdraw = `POST ${path}/actions/withdrawQuote`

const sent = (version = 1): DeskOrder => {
  const { targetLanguages, number, name } = anOrder()
  const line = {
    unit: 'PAGE',
    quantity: 10,
    unitPrice: 30,
    price: 300,
    countedPages: 10,
    countedWords: 2500,
    isMinimum: false,
  } as const
  return anOrder({
    status: 'WITH_CLIENT',
    queue: 'WITH_CLIENT',
    actions: ['REVISE', 'WITHDRAW'],
    quote: {
      id: orderId,
      number,
      name,
      status: 'QUOTE_READY_FOR_CLIENT_REVIEW',
      sourceLanguage: { id: 'enu', name: 'English (United States)' },
      targetLanguages,
      autoQuote: {
        acceptanceStatus: null,
        acceptanceDeadline: '2031-12-01T10:00:00.000Z',
        version,
        creationDate: '2026-11-13T10:43:11.000Z',
        pricePerPage: 30,
        price: 600,
        totalPages: 20,
        rateType: 'STANDARD',
        lines: targetLanguages.map((language) => ({ ...line, language })),
        expectedDelivery: '2031-05-02T17:00:00+02:00',
        note: 'With tables',
        documentFileKey: null,
        decidedAt: null,
        termsVersion: null,
        payment: null,
      },
    },
  })
}

async function show(order: DeskOrder, more: Record<string, unknown> = {}) {
  const calls = stubApi({ [`GET ${path}`]: order, ...more })
  await showPage(`/desk/${orderId}`, OrderPage, '/desk/$orderId')
  await screen.findByRole('heading', { level: 1, name: order.name })
  return (request: string) => calls.filter((call) => call.request === request).map(({ body }) => body)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it.each([
  ['says that it made the reader the coordinator', null, 'You are now the coordinator of this order.'],
  ['says nothing of a coordinator who was there before', quinn, ''],
])('%s', async (_, coordinator, text) => {
  const priced = { ...sent(), coordinator: coordinator ?? quinn }
  await show(
    { ...sent(), coordinator, status: 'PRICING', actions: ['PRICE'] },
    { [`POST ${path}/actions/price`]: priced },
  )
  await press('Send the quote')
  await waitFor(() => expect(getNotes().at(-1)?.text).toMatch(/^The quote is on its way to the client/))
  expect(getNotes().at(-1)?.text).toContain(text)
  expect(getNotes().at(-1)?.text.includes('coordinator')).toBe(text !== '')
})

it('moves the focus to the first price when it is revised, and names the minimum of pages', async () => {
  const order = sent()
  const lines = order.quote?.autoQuote.lines.map((line) => ({ ...line, quantity: 12, isMinimum: true })) ?? []
  const quote = order.quote && { ...order.quote, autoQuote: { ...order.quote.autoQuote, lines } }
  await show({ ...order, quote })
  await press('Revise the quote')
  const [first] = await screen.findAllByLabelText('Price per page')
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(screen.getAllByText('Minimum of 12 pages (10 counted)')).toHaveLength(2)
  await userEvent.clear(first as HTMLElement)
  expect(screen.getByText('Total').textContent).toBe('Total –')
})

it('is revised in a form that is filled in with it', async () => {
  const bodies = await show(sent(), { [revise]: sent(2) })
  await press('Revise the quote')
  const [price] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Price per page/ })
  expect(price?.value).toBe('30.00')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note to the client/ }).value).toBe('With tables')
  await userEvent.clear(price!)
  await userEvent.type(price!, '25')
  await press('Send the new version')
  await screen.findByRole('button', { name: 'Revise the quote' })
  expect(bodies(revise)).toMatchObject([
    { lines: [{ unit: 'PAGE', quantity: 10, unitPrice: 25 }, { unitPrice: 30 }], deliveryDay: '2031-05-02' },
  ])
  expect(screen.getByText('Version').closest('div')?.textContent).toContain('2')
})

it('is filled in again when it was withdrawn, unless the rate is another one', async () => {
  const withdrawn = anOrder({
    ...{ actions: ['PRICE'], quote: sent().quote },
    suggestion: { lines: [], deliveryDay: '2031-05-09' },
  })
  await show(withdrawn)
  expect(await screen.findByText('Prefilled from the last quote. You can edit it.')).toBeTruthy()
  const prices = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Price per (page|word)/ })
  expect(prices().map(({ value }) => value)).toEqual(['30.00', '30.00'])
  expect(screen.getByText('$600.00')).toBeTruthy()
  cleanup()
  await show({ ...withdrawn, rateType: 'RUSH' })
  await screen.findAllByRole('textbox', { name: /^Price per word/ })
  expect(prices().map(({ value }) => value)).toEqual(['', ''])
})

it('stays as it is if the form is left', async () => {
  const bodies = await show(sent())
  await press('Revise the quote')
  await press('Keep the current quote')
  expect(await screen.findByRole('button', { name: 'Revise the quote' })).toBeTruthy()
  expect(bodies(revise)).toEqual([])
})

it('is withdrawn with a reason', async () => {
  const bodies = await show(sent(), { [withdraw]: anOrder({ status: 'PENDING_REVIEW', actions: [] }) })
  await press('Withdraw the quote')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Counted twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the quote' }))
  await waitFor(() => expect(bodies(withdraw)).toEqual([{ reason: 'Counted twice' }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw the quote' })).toBeNull())
})

it('says that the client was quicker', async () => {
  const answers: Record<string, unknown> = { [withdraw]: refuses(409, 'conflict', 'Conflict error') }
  await show(sent(), answers)
  await press('Withdraw the quote')
  const dialog = within(await screen.findByRole('dialog'))
  const { request } = anOrder()
  const answer = { at: '2026-11-17T23:07:00.000Z', status: 'QUOTE_ACCEPTED', by: 'Helen Marsh', reason: null } as const
  const accepted = request && { ...request, history: [...request.history, answer] }
  stubApi({ ...answers, [`GET ${path}`]: anOrder({ status: 'NEW', actions: [], request: accepted }) })
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Counted twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the quote' }))
  const text = expect.stringMatching(/^The client accepted this quote on Nov 17, 2026, 11:07\sPM \(Helen Marsh\)\.$/)
  await waitFor(() => expect(getNotes().at(-1)).toMatchObject({ tone: 'error', text }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('offers neither to people who may not', async () => {
  await show({ ...sent(), actions: [] })
  await screen.findByText('With tables')
  for (const name of ['Revise the quote', 'Withdraw the quote'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('shows a flat price as one, and no day on which the quote was due', async () => {
  const order = sent()
  const flat = order.quote?.autoQuote.lines.map((line) => ({
    ...line,
    unit: 'FLAT' as const,
    quantity: 1,
    unitPrice: 45,
    price: 45,
  }))
  const autoQuote = order.quote && { ...order.quote.autoQuote, lines: flat ?? [] }
  await show({ ...order, quote: order.quote && autoQuote && { ...order.quote, autoQuote } })
  const lines = within(await screen.findByRole('table', { name: 'Quote' }))
  expect(lines.getAllByText('Flat price')).toHaveLength(2)
  expect(lines.queryByRole('columnheader', { name: 'Price per page' })).toBeNull()
  expect(screen.queryByText(/Quote due/)).toBeNull()
})
