// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aFile, aRequest, requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { signedIn } from '../../../shared/test-page.tsx'
import { showRequest } from './test-request-page.ts'

afterEach(() => setSession(null))

const accepted = aRequest({
  status: 'SUBMITTED_TO_XTRF',
  files: [aFile('Quote.pdf', { category: 'QUOTE_CONFIRMATION_DOCUMENT' })],
  history: [{ status: 'QUOTE_ACCEPTED', at: '2026-11-14T09:00:00.000Z', by: 'Helen Marsh' }] as never,
})
const autoQuote = { price: 360, acceptanceStatus: 'ACCEPTED', acceptanceDeadline: '2026-12-11T10:00:00.000Z' }
const answers = { [`GET /api/autoQuotes/${requestId}`]: { status: 'SUBMITTED_TO_XTRF', autoQuote } }

it('names the colleague who accepted the quote, to others', async () => {
  setSession(signedIn({ firstName: 'Emil', lastName: 'Novak' }))
  await showRequest(accepted, 'quote', answers)
  expect((await screen.findByText('Accepted by')).nextElementSibling?.textContent).toBe('Helen Marsh')
  expect(screen.queryByText('Your answer')).toBeNull()
})

it('calls it the reader’s answer to the one who gave it', async () => {
  setSession(signedIn({ firstName: 'Helen', lastName: 'Marsh' }))
  await showRequest(accepted, 'quote', answers)
  expect((await screen.findByText('Your answer')).nextElementSibling?.textContent).toBe('Accepted')
})
