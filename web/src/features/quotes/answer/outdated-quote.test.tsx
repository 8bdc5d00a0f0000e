// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { pollEvery } from '../../../shared/request/one-request.ts'
import { refuses } from '../../../shared/test-page.tsx'
import { aQuote } from '../test-quote.ts'
import {
  accept,
  click,
  confirmPayment,
  defaults,
  leave,
  one,
  openPayment,
  quoted,
  reject,
  request,
  show,
} from '../test-quote-page.ts'

const at = '2026-11-17T23:07:00.000Z'
const invoiced = {
  ...{
    payer: 'CLIENT',
    billedTo: null,
    paymentType: 'INVOICE_DIRECTLY',
    billingContact: null,
    billingAccount: null,
    invoice: null,
  },
}
const accepted = aQuote({ status: 'QUOTE_ACCEPTED', autoQuote: { acceptanceStatus: 'ACCEPTED' } })
const withdrawn = {
  [one]: aQuote({ status: 'READY_FOR_INTERNAL_REVIEW' }),
  [request]: {
    ...quoted,
    status: 'READY_FOR_INTERNAL_REVIEW',
    history: [
      ...quoted.history,
      { at, status: 'QUOTE_WITHDRAWN', by: 'Quinn', reason: 'Counted twice' },
      { at, status: 'READY_FOR_INTERNAL_REVIEW', by: null, reason: null },
    ],
  },
  [accept]: refuses(409, 'conflict', 'Conflict error'),
  [reject]: refuses(409, 'conflict', 'Conflict error'),
}
const revised = {
  [one]: aQuote({ autoQuote: { version: 2, price: 260 } }),
  [`${accept}?version=1`]: refuses(409, 'quote_changed', 'This quote was changed after you opened it.'),
  [`${accept}?version=2`]: accepted,
}
const newPrice = 'We changed this quote: $260.00 instead of $240.00. Please check it before you answer.'
const agree = async () => userEvent.click(await screen.findByRole('checkbox'))
const expectNoCode = () => {
  for (const text of [/Error code/, /Conflict error/]) expect(screen.queryByText(text)).toBeNull()
}

beforeEach(leave)

it('says at once that a quote was withdrawn, and why, to anyone who accepts or rejects it', async () => {
  for (const decide of [
    async () => {
      await agree()
      await click('Accept')
    },
    async () => {
      await click('Reject')
      await click('Reject Quote')
    },
  ]) {
    const { answer } = await show({ [one]: aQuote(), [defaults]: invoiced })
    await screen.findByRole('heading', { name: 'Your decision' })
    answer(withdrawn)
    await decide()
    const news = (await screen.findByText('Counted twice')).closest('[role=alert]')
    expect(news?.textContent).toContain('We withdrew the quote.')
    await waitFor(() => expect(document.activeElement).toBe(news))
    expect(screen.queryByText(/Your quote is ready/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expectNoCode()
    leave()
  }
})

it('names the new price beside the old one, and accepts the new version', async () => {
  const { answer } = await show({ [one]: aQuote(), [defaults]: invoiced }, null)
  await agree()
  const calls = answer({ [defaults]: invoiced, ...revised })
  await click('Accept')
  expect((await screen.findByText(newPrice)).closest('[role=alert]')).toBe(document.activeElement)
  expect(screen.getByText('Quote Q-2026-000123, version 2')).toBeTruthy()
  expectNoCode()
  await click('Accept')
  await screen.findByRole('heading', { name: 'You accepted the quote' })
  expect(calls.filter(({ request }) => request.startsWith(accept))).toHaveLength(2)
  // One's own answer is no news.
  answer({ [one]: accepted, [request]: { ...quoted, status: 'QUOTE_ACCEPTED', acceptanceStatus: 'ACCEPTED' } })
  await click('See the request')
  await screen.findByText('Quote Accepted')
  expect(document.querySelector('[role=alert]')?.textContent ?? '').toBe('')
})

it('checks the price before it asks how it is paid', async () => {
  const { answer } = await show({ [one]: aQuote() })
  await agree()
  answer(revised)
  await click('Accept')
  await screen.findByText(newPrice)
  expect(screen.queryByRole('heading', { name: 'How would you like to pay?' })).toBeNull()
  await click('Accept')
  await screen.findByRole('heading', { name: 'How would you like to pay?' })
})

it('returns from the payment to a quote that was changed meanwhile, and accepts nothing', async () => {
  const { answer } = await openPayment({ [one]: aQuote() })
  await userEvent.click(screen.getByRole('radio', { name: /^Invoice/ }))
  answer(revised)
  await confirmPayment()
  await screen.findByText(newPrice)
  await screen.findByRole('heading', { name: 'Your decision' })
  expectNoCode()
})

it('names the colleague who answered first', async () => {
  const { answer } = await show({ [one]: aQuote(), [defaults]: invoiced })
  await agree()
  const history = [...quoted.history, { at, status: 'QUOTE_ACCEPTED', by: 'Helen Marsh', reason: null }]
  answer({
    [one]: accepted,
    [request]: { ...quoted, status: 'QUOTE_ACCEPTED', acceptanceStatus: 'ACCEPTED', history },
    [accept]: refuses(409, 'conflict', 'Conflict error'),
  })
  await click('Accept')
  expect(await screen.findByText(/^This quote was answered before you: Helen Marsh accepted it on Nov 1/)).toBeTruthy()
  expectNoCode()
})

it('tells a reader who does nothing, too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { answer } = await show({ [one]: aQuote() })
    await screen.findByRole('heading', { name: 'Your decision' })
    answer(revised)
    await act(() => vi.advanceTimersByTimeAsync(pollEvery))
    await screen.findByText(newPrice)
    answer(withdrawn)
    await act(() => vi.advanceTimersByTimeAsync(pollEvery))
    expect(await screen.findByText('Counted twice')).toBeTruthy()
    expect(screen.queryByText(/Your quote is ready/)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
