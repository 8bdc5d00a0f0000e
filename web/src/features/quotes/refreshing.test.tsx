// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { followEvery } from '../../shared/request/one-request.ts'
import { aQuote } from './test-quote.ts'
import { accept, click, confirmPayment, one, quoted, request, show } from './test-quote-page.ts'

const accepted = aQuote({ status: 'SUBMITTED_TO_XTRF', autoQuote: { acceptanceStatus: 'ACCEPTED' } })
const inWork = { ...quoted, status: 'SUBMITTED_TO_XTRF', acceptanceStatus: 'ACCEPTED', isContentHidden: true } as const
const delivered = { ...inWork, status: 'COMPLETED' } as const

it('shows a visitor who comes back from the confirmation what has happened meanwhile', async () => {
  const { answer } = await show({ [one]: aQuote(), [accept]: accepted, [request]: inWork }, null)
  await userEvent.click(await screen.findByRole('checkbox'))
  await click('Accept')
  await userEvent.click(await screen.findByRole('radio', { name: /^Invoice/ }))
  await confirmPayment()
  await screen.findByRole('heading', { name: 'You accepted the quote' })
  answer({ [one]: { ...accepted, status: 'COMPLETED' }, [request]: delivered })
  await click('See the request')
  expect(await screen.findByText('Completed')).toBeTruthy()
})

it('follows a withdrawal at once when the window gets the focus', async () => {
  const { answer } = await show({ [one]: aQuote(), [request]: quoted }, null)
  await screen.findByRole('button', { name: 'Accept' })
  const withdrawn = { ...quoted, status: 'READY_FOR_INTERNAL_REVIEW' } as const
  answer({ [one]: aQuote({ status: 'READY_FOR_INTERNAL_REVIEW' }), [request]: withdrawn })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull())
  expect(await screen.findByText('Our team is looking at your request.')).toBeTruthy()
})

it('follows the work of people now and then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { answer } = await show({ [one]: accepted, [request]: inWork }, null)
    await screen.findByText('In translation')
    answer({ [one]: accepted, [request]: delivered })
    await act(() => vi.advanceTimersByTimeAsync(followEvery))
    expect(await screen.findByText('Completed')).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

it('keeps the delivered files while staff correct them, and says so', async () => {
  const file = { ...quoted.files[0]!, category: 'TRANSLATED_DOCUMENT', fileName: 'memo.fr.txt' } as const
  const corrected = { ...inWork, isContentHidden: false, files: [file], isBeingCorrected: true }
  await show({ [one]: accepted, [request]: corrected }, null)
  expect(await screen.findByText('memo.fr.txt')).toBeTruthy()
  expect(screen.getByText('Correcting the files')).toBeTruthy()
})
