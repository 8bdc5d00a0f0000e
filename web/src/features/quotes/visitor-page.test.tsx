// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aFile, aRequest } from '../../shared/request/test-request.ts'
import { aQuote, requestId } from './test-quote.ts'
import { leave, one, quoted, request, show } from './test-quote-page.ts'

describe('a visitor who holds the link of a request', () => {
  const messages = { [`GET /api/jobRequests/${requestId}/messages`]: { items: [] } }
  const translated = aFile('letter es.docx', { category: 'TRANSLATED_DOCUMENT', languageId: 'esj' })
  const title = (name: string) => screen.findByRole('heading', { name })

  it('reads what is happening while there is no quote, and what we could not take', async () => {
    const waiting = aRequest({ requestType: 'QUOTE_REQUEST', status: 'READY_FOR_INTERNAL_REVIEW' })
    const { calls } = await show({ ...messages, [request]: waiting }, null)
    expect(await title('Discharge letters')).toBeTruthy()
    expect(screen.getByText('Our team is looking at your request.')).toBeTruthy()
    expect(screen.getByText(/^We’ll email your quote to .+ as soon as it is ready\.$/)).toBeTruthy()
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    expect(summary.getByText('English (United States)')).toBeTruthy()
    expect(summary.getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(summary.getByText('Request number')).toBeTruthy()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    expect([trail.queryByText('Request') !== null, trail.queryByText('Quote')]).toEqual([true, null])
    expect(screen.queryByText(/currently unavailable/)).toBeNull()
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeTruthy()
    expect(calls.map((call) => call.request)).not.toContain(one)
    leave()
    const files = [aFile('locked.pdf', { rejection: 'PASSWORD_PROTECTED' })]
    await show({ ...messages, [request]: aRequest({ status: 'REJECTED_BY_SCREENING', files }) }, null)
    expect(await screen.findByText(/^The file is password-protected\./)).toBeTruthy()
  })

  it('reads that the quote was withdrawn, and why', async () => {
    const event = (status: 'QUOTE_READY_FOR_CLIENT_REVIEW' | 'QUOTE_WITHDRAWN' | 'READY_FOR_INTERNAL_REVIEW') => ({
      ...{ status, at: '2026-11-10T10:00:00.000Z', by: 'Quinn Adler' },
      reason: status === 'QUOTE_WITHDRAWN' ? 'The volume was counted twice.' : null,
    })
    const withdrawn = [event('QUOTE_READY_FOR_CLIENT_REVIEW'), event('QUOTE_WITHDRAWN')]
    const history = [...withdrawn, event('READY_FOR_INTERNAL_REVIEW')]
    const waiting = { requestType: 'QUOTE_REQUEST', status: 'READY_FOR_INTERNAL_REVIEW' } as const
    await show(
      {
        ...messages,
        [request]: aRequest({ ...waiting, history }),
        [one]: aQuote({ status: 'READY_FOR_INTERNAL_REVIEW' }),
      },
      null,
    )
    expect((await screen.findByRole('note')).textContent).toBe(
      'We withdrew the quote. The volume was counted twice. We are preparing a new one and will email it to you.',
    )
    expect(screen.queryByText('Our team is looking at your request.')).toBeNull()
    expect(screen.queryByText(/^We’ll email your quote/)).toBeNull()
    leave()
    const requoted = [...history, event('QUOTE_READY_FOR_CLIENT_REVIEW')]
    const ready = aRequest({ ...waiting, status: 'QUOTE_READY_FOR_CLIENT_REVIEW', history: requoted })
    await show({ ...messages, [request]: ready, [one]: aQuote() }, null)
    await title('Policy handbook')
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('is explained to visitors by what they can do', async () => {
    const failed = aRequest({ requestType: 'QUOTE_REQUEST', status: 'FAILED' })
    await show({ [request]: failed }, null)
    expect(
      await screen.findByText('Something went wrong on our side. Write to us here, or start a new request.'),
    ).toBeTruthy()
    leave()
    await show({ [request]: failed })
    expect(
      await screen.findByText('Something went wrong on our side. Duplicate the request, or write to us.'),
    ).toBeTruthy()
  })

  it('fetches what was delivered, with a quote or without one', async () => {
    const expectedDelivery = '2026-11-20T17:00:00+00:00'
    const accepted = aQuote({ status: 'COMPLETED', autoQuote: { acceptanceStatus: 'ACCEPTED', expectedDelivery } })
    const deliveredTime = '2026-11-19T12:00:00+00:00'
    for (const history of [quoted.history, []]) {
      const delivered = aRequest({ files: [translated], history, deliveredTime })
      await show({ [one]: accepted, ...messages, [request]: delivered }, null)
      await title('Deliverables')
      const download = await screen.findByRole('button', { name: 'Download letter es.docx' })
      expect([download.textContent, download.className]).toEqual(['Download', expect.stringMatching(/_solid_/)])
      expect(screen.queryByRole('button', { name: 'Download All' })).toBeNull()
      const accept = screen.getByRole('button', { name: 'Accept the delivery' })
      expect(download.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(screen.getByText('Your files are ready under Deliverables.')).toBeTruthy()
      expect(screen.queryByText('Expected delivery')).toBeNull()
      expect(screen.getByText('Order', { exact: true }).getAttribute('aria-current')).toBe('page')
      if (history.length > 0) expect(screen.getByText('Nov 19, 2026')).toBeTruthy()
      if (history.length > 0) expect(screen.getByText('Order Q-2026-000123')).toBeTruthy()
      leave()
    }
  })
})
