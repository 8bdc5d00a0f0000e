// @vitest-environment jsdom
import { walkInClientId } from '@portolan/contract/clients/clients'
import type { Origination } from '@portolan/contract/job-requests/requests'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { formatZonedMoment } from '../../shared/format.ts'
import { aFile } from '../../shared/request/test-request.ts'
import type { Session } from '../../shared/session/session.ts'
import { refuses, signedIn, stubApi } from '../../shared/test-page.tsx'
import { aQuote, requestId } from './test-quote.ts'
import { click, forecast, leave, one, quoted, renew, request, show } from './test-quote-page.ts'

describe('a quote', () => {
  it('says by which rule words were counted and what was not', async () => {
    const count = { words: 900, characters: 5000, asianCharacters: 12, pages: 4, notes: ['HIDDEN_SHEETS' as const] }
    const files = [aFile('prices.xlsx', { count }), aFile('letter.docx', { count: { ...count, notes: [] } })]
    await show({ [one]: aQuote(), [request]: { ...quoted, files, count } })
    const rule = await screen.findByText(/^Words counted as in Microsoft Word\./)
    expect(rule.textContent).toContain('5,000 characters without spaces, 12 of them Chinese or Japanese.')
    const notes = within(screen.getByRole('list', { name: 'Not counted' })).getAllByRole('listitem')
    expect(notes.map((note) => note.textContent)).toEqual(['prices.xlsx: Hidden sheets were not counted.'])
  })
  it('names the files with their words, and the volume of all of them', async () => {
    const count = { words: 900, characters: 5000, asianCharacters: 0, pages: 4, notes: [] }
    const files = [aFile('prices.xlsx', { count: { ...count, words: 38 } }), aFile('letter.docx', { count })]
    await show({ [one]: aQuote(), [request]: { ...quoted, files, count } })
    const section = within(await screen.findByRole('region', { name: 'Files in this quote' }))
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'prices.xlsx38 words',
      'letter.docx900 words',
      'Volume900 words, 4 pages',
    ])
  })
  it('tells visitors without the code the volume, and no names', async () => {
    const count = { words: 900, characters: 5000, asianCharacters: 0, pages: 4, notes: [] }
    await show({ [one]: aQuote(), [request]: { ...quoted, isContentHidden: true, files: [], count } }, null)
    const section = within(await screen.findByRole('region', { name: 'Volume' }))
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['900 words, 4 pages'])
  })
  it('has what staff say about it above the price', async () => {
    await show({ [one]: aQuote({ autoQuote: { version: 2, note: 'Now with a second reader.' } }) })
    const note = await screen.findByRole('note')
    expect(note.textContent).toBe('Note from our team Now with a second reader.')
    const costs = screen.getByRole('region', { name: 'Cost per language' })
    expect(note.compareDocumentPosition(costs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
  it('claims no rule for files that were counted before there was one', async () => {
    const count = { words: 900, characters: 5000, asianCharacters: null, pages: 4, notes: null }
    await show({ [one]: aQuote(), [request]: { ...quoted, files: [aFile('a.docx', { count })], count } })
    await screen.findByRole('heading', { level: 1, name: 'Policy handbook' })
    expect(screen.queryByText(/Microsoft Word/)).toBeNull()
  })
  it('QUOTE-01 QUOTE-19 shows its name, date, languages in order, acceptance status and reference id', async () => {
    await show({ [one]: aQuote() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Policy handbook' })).toBeTruthy()
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    expect(summary.getByText('Q-2026-000123')).toBeTruthy()
    expect(summary.getByText(formatZonedMoment('2026-11-10T10:00:00.000Z')).textContent).toMatch(
      /^Nov 10, 2026 \d\d:\d\d \S+$/,
    )
    expect(summary.getByText('English (United States)')).toBeTruthy()
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'French',
      'Spanish (Latin America)',
    ])
    expect(summary.getByText('Awaiting your response')).toBeTruthy()
  })

  it('QUOTE-02 QUOTE-03 QUOTE-18 shows what each language costs by its pages, and all of them together', async () => {
    await show({ [one]: aQuote() })
    const costs = within(await screen.findByRole('region', { name: 'Cost per language' }))
    expect(costs.getAllByRole('group')).toHaveLength(2)
    const row = costs.getAllByRole('row')[1] as HTMLElement
    expect(row.textContent).toBe('Professional servicesTranslation and editing4 pages$30.00 per page$120.00')
    expect(costs.getByText('Total project cost').parentElement?.textContent).toBe(
      'Total project cost$240.00plus taxes where they apply',
    )
  })

  it('QUOTE-18 says what is billed where that is the minimum of pages, or a flat price', async () => {
    const [spanish, french] = aQuote().autoQuote.lines
    const lines = [
      { ...spanish!, quantity: 2, countedPages: 1, price: 60, isMinimum: true },
      { ...french!, unit: 'FLAT' as const, quantity: 1, unitPrice: 400, price: 400 },
    ]
    await show({ [one]: aQuote({ autoQuote: { lines, price: 460 } }) })
    const costs = within(await screen.findByRole('region', { name: 'Cost per language' }))
    const [, flat, , minimum] = costs.getAllByRole('row').map(({ textContent }) => textContent)
    expect(flat).toBe('Professional servicesTranslation and editingFlat price$400.00')
    expect(minimum).toBe(
      'Professional servicesTranslation and editing2 pages$30.00 per pageMinimum of 2 pages (1 counted)$60.00',
    )
  })

  it('QUOTE-04 QUOTE-20 shows the terms in a dialog, next to the checkbox and both buttons', async () => {
    const text = (title: string, words: string) => ({
      title,
      version: '2027-01',
      blocks: [{ kind: 'item', text: words }],
    })
    await show({
      [one]: aQuote(),
      'GET /api/legalTexts/terms': text('Terms of Service', 'Quotes are valid for thirty days.'),
      'GET /api/legalTexts/privacy': text('Privacy Policy', 'We never sell data.'),
    })
    expect((await screen.findByRole('checkbox')).closest('label')?.textContent).toBe(
      'I have read and accept the Terms of Service and Privacy Policy.',
    )
    for (const [name, path, words] of [
      ['Terms of Service', '/terms', 'Quotes are valid for thirty days.'],
      ['Privacy Policy', '/privacy', 'We never sell data.'],
    ] as const) {
      const link = screen.getByRole('link', { name })
      expect(link.getAttribute('href')).toBe(path)
      await userEvent.click(link)
      const dialog = within(await screen.findByRole('dialog', { name }))
      expect(await dialog.findByText(words)).toBeTruthy()
      expect(dialog.getByText('Version 2027-01')).toBeTruthy()
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(false)
    for (const name of ['Accept', 'Reject']) expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  it('QUOTE-10 is not accepted before the terms are agreed to', async () => {
    const { calls } = await show({ [one]: aQuote() })
    await click('Accept')
    expect(
      screen.getByText(
        'Please check the box to acknowledge the Terms of Service and Privacy Policy before accepting the quote',
      ),
    ).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy()
    expect(calls.filter(({ request }) => !request.startsWith('GET '))).toEqual([])
  })

  it('QUOTE-08 QUOTE-09 offers nothing to press once it is answered, and says how', async () => {
    for (const [acceptanceStatus, label] of [
      ['ACCEPTED', 'Accepted'],
      ['REJECTED', 'Rejected'],
    ] as const) {
      await show({ [one]: aQuote({ status: `QUOTE_${acceptanceStatus}`, autoQuote: { acceptanceStatus } }) })
      expect((await screen.findAllByText(label)).length).toBeGreaterThan(0)
      expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
      expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
      leave()
    }
  })

  it('QUOTE-16 offers the confirmation next to the quote once it was accepted', async () => {
    const document = (name: string) => aFile(name, { category: 'QUOTE_CONFIRMATION_DOCUMENT', fileKey: name })
    const files = [document('quote.pdf'), document('confirmation.pdf')]
    const waits = { status: 'QUOTE_ACCEPTED', clientId: walkInClientId } as const
    for (const [acceptanceStatus, more, count] of [
      [null, {}, 0],
      ['ACCEPTED', {}, 1],
      // Nothing is confirmed while the payment of a walk-in is awaited.
      ['ACCEPTED', waits, 0],
    ] as const) {
      const status = 'status' in more ? more.status : quoted.status
      const quote = aQuote({ status, autoQuote: { acceptanceStatus, documentFileKey: 'quote.pdf' } })
      await show({ [one]: quote, [request]: { ...quoted, files, ...more } })
      expect(await screen.findByRole('button', { name: 'Download the quote' })).toBeTruthy()
      expect(screen.queryAllByRole('button', { name: 'Download the order confirmation' })).toHaveLength(count)
      leave()
    }
  })

  it('says who rejected it, where that was not the reader', async () => {
    const step = { at: '2026-11-11T10:00:00.000Z', status: 'QUOTE_REJECTED', by: 'Helen Marsh', reason: null } as const
    const rejected = { ...quoted, status: step.status, history: [...quoted.history, step] }
    await show({ [one]: aQuote({ status: step.status }), [request]: rejected })
    expect(await screen.findByText(/^Helen Marsh rejected the quote\./)).toBeTruthy()
  })

  it('QUOTE-06 QUOTE-07 that is no longer valid is an error page with a way home', async () => {
    const expired = [
      aQuote({ status: 'QUOTE_EXPIRED' }),
      aQuote({ autoQuote: { acceptanceDeadline: new Date(Date.now() - 1000).toISOString() } }),
    ]
    for (const quote of expired) {
      await show({ [one]: quote })
      expect(await screen.findByRole('heading', { name: 'This quote has expired' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
      expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
      leave()
    }
  })

  it('QUOTE-06 that has expired is replaced by a new one with one click', async () => {
    const waiting = { ...quoted, status: 'READY_FOR_INTERNAL_REVIEW' as const }
    for (const session of [signedIn(), null]) {
      await show({ [one]: aQuote({ status: 'QUOTE_EXPIRED' }) }, session)
      await screen.findByRole('button', { name: 'Request a new quote' })
      const calls = stubApi({
        [request]: waiting,
        [renew]: aQuote({ status: waiting.status }),
        [forecast]: { expectedBy: '2027-01-05T17:00:00+01:00' },
      })
      await click('Request a new quote')
      expect(await screen.findByText(/^We’ll email your quote to .+ by Jan 05, 2027\.$/)).toBeTruthy()
      expect(screen.queryByText('$240.00')).toBeNull()
      expect(calls.filter((call) => call.request === renew)).toHaveLength(1)
      leave()
    }
  })

  it('has the answer with its total first, and breadcrumbs for members, staff and visitors', async () => {
    const deadline = '2031-01-05T12:00:00.000Z'
    const quote = aQuote({ autoQuote: { acceptanceDeadline: deadline, expectedDelivery: '2027-01-05T17:00:00+01:00' } })
    await show({ [one]: quote })
    const regions = (await screen.findAllByRole('region')).map((each) => each.getAttribute('aria-labelledby'))
    expect(regions[0]).toBe('quote-answer')
    const answer = within(screen.getByRole('region', { name: 'Your decision' }))
    for (const fact of ['$240.00', formatZonedMoment(deadline), 'Jan 05, 2027'])
      expect(answer.getByText(fact)).toBeTruthy()
    const crumbs = () =>
      within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    expect(crumbs()).toEqual(['Requests /requests', `Discharge letters /requests/${requestId}`])
    leave()
    await show({ [one]: quote }, signedIn({ roles: ['QUOTER'] }))
    await screen.findByRole('region', { name: 'Summary' })
    expect(crumbs()).toEqual(['Desk /desk', `Discharge letters /desk/${requestId}`])
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    leave()
    await show({ [one]: quote }, null)
    await screen.findByRole('button', { name: 'Accept' })
    expect(crumbs()).toEqual(['Home /'])
  })

  it('keeps price and answer in reach on small screens while its own buttons are out of view', async () => {
    let report: IntersectionObserverCallback = () => {}
    class Observer extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super(callback)
        report = callback
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    await show({ [one]: aQuote() })
    await screen.findByRole('button', { name: 'Accept' })
    expect(screen.queryByRole('button', { name: 'Accept for $240.00' })).toBeNull()
    act(() => report([{ isIntersecting: false } as IntersectionObserverEntry], new Observer(() => {})))
    await click('Accept for $240.00')
    expect(await screen.findByText(/^Please check the box to acknowledge/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  })

  it('shows its PDF on the page once that is opened, where the browser can', async () => {
    const quote = aQuote({ autoQuote: { documentFileKey: 'quote.pdf' } })
    await show({ [one]: quote })
    await screen.findByRole('button', { name: 'Download the quote' })
    expect(screen.queryByText('The quote as a PDF')).toBeNull()
    leave()
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
    URL.createObjectURL = () => 'blob:quote'
    URL.revokeObjectURL = () => {}
    const file = `GET /api/jobRequests/${requestId}/files/quote.pdf/downloadUrl`
    const { calls } = await show({
      [one]: quote,
      [file]: { downloadUrl: '/stored/quote.pdf' },
      'GET /stored/quote.pdf': {},
    })
    const asked = () => calls.some((call) => call.request.startsWith(file))
    await screen.findByText('The quote as a PDF')
    expect(asked()).toBe(false)
    await userEvent.click(screen.getByText('The quote as a PDF'))
    expect((await screen.findByTitle('The quote as a PDF')).getAttribute('src')).toBe('blob:quote#navpanes=0')
    expect(asked()).toBe(true)
  })

  it('REQ-80 leads back to the page of the way the request came; visitors have none', async () => {
    const link = async (origination: Origination, session: Session | null = signedIn()) => {
      await show({ [one]: aQuote({ status: 'QUOTE_EXPIRED' }), [request]: { ...quoted, origination } }, session)
      await screen.findByRole('heading', { name: 'This quote has expired' })
      const href = screen.queryByRole('link', { name: 'See the request' })?.getAttribute('href')
      leave()
      return href
    }
    expect(await link('WEBFORM')).toBe(`/requests/${quoted.id}`)
    expect(await link('COUPA')).toBe(`/coupa/${quoted.id}`)
    expect(await link('COUPA', null)).toBeUndefined()
  })

  it('of strangers asks visitors to sign in', async () => {
    await show({ [request]: refuses(404, 'job_request_not_found', 'Job request not found') }, null)
    expect(await screen.findByRole('heading', { name: 'Please sign in to see this quote' })).toBeTruthy()
  })
})
