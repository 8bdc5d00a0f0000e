// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { followEvery } from '../../shared/request/one-request.ts'
import { aQuote } from './test-quote.ts'
import { accept, click, one, quoted, request, show } from './test-quote-page.ts'

const accepted = aQuote({ status: 'SUBMITTED_TO_XTRF', autoQuote: { acceptanceStatus: 'ACCEPTED' } })
const inWork = { ...quoted, status: 'SUBMITTED_TO_XTRF', acceptanceStatus: 'ACCEPTED', isContentHidden: true } as const
const delivered = { ...inWork, status: 'COMPLETED' } as const

it('shows a visitor who comes back from the confirmation what has happened meanwhile', async () => {
  const { answer } = await show({ [one]: aQuote(), [accept]: accepted, [request]: inWork }, null)
  await userEvent.click(await screen.findByRole('checkbox'))
  await click('Accept')
  await userEvent.click(await screen.findByRole('radio', { name: /^Invoice directly/ }))
  await click('Confirm and accept')
  await screen.findByRole('heading', { name: 'You accepted the quote' })
  answer({ [one]: { ...accepted, status: 'COMPLETED' }, [request]: delivered })
  await click('See the request')
  expect(await screen.findByText('Completed')).toBeTruthy()
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

it('keeps the delivered files while staff replace them', async () => {
  const at = '2026-11-17T10:00:00Z'
  const history = (['SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF', 'COMPLETED', 'SUBMITTED_TO_XTRF'] as const).map(
    (status) => ({ ...quoted.history[0]!, status, at }),
  )
  const file = { ...quoted.files[0]!, category: 'TRANSLATED_DOCUMENT', fileName: 'memo.fr.txt' } as const
  const replaced = { ...inWork, isContentHidden: false, files: [file], history }
  await show({ [one]: accepted, [request]: replaced }, null)
  expect(await screen.findByText('memo.fr.txt')).toBeTruthy()
})
