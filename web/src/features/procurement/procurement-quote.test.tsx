// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aFile, aRequest, requestId } from '../../shared/request/test-request.ts'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import ProcurementRequestPage from './procurement-request-page.tsx'

const left = vi.hoisted(() => vi.fn())
const revoked = vi.fn()
// Leaving the portal is the browser's to do.
vi.mock('./visit/leave-for.ts', () => ({ leaveFor: left }))

beforeEach(() => {
  URL.createObjectURL = ({ type }: Blob) => `blob:${type}`
  URL.revokeObjectURL = revoked
})
afterEach(() => left.mockClear())

const one = `GET /api/jobRequests/${requestId}`
const order = `GET /api/jobRequests/${requestId}/procurement`
const accept = `POST /api/jobRequests/${requestId}/actions/acceptQuote`
const reject = `POST /api/jobRequests/${requestId}/actions/rejectQuote`
const quoteFile = aFile('quote.pdf', { category: 'QUOTE_CONFIRMATION_DOCUMENT', fileKey: 'quote' })
const download = `GET /api/jobRequests/${requestId}/files/quote/downloadUrl`
const quoted: Parameters<typeof aRequest>[0] = {
  origination: 'COUPA',
  requestType: 'QUOTE_REQUEST',
  status: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  files: [aFile('letter.docx'), quoteFile],
  history: [{ at: '2026-11-11T10:00:00.000Z', status: 'QUOTE_READY_FOR_CLIENT_REVIEW', by: 'Lena Roth', reason: null }],
}
const frame = { [download]: { downloadUrl: '/store/quote.pdf' }, 'GET /store/quote.pdf': {} }

const quote = {
  id: requestId,
  number: 'Q-2026-000123',
  status: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  name: 'Discharge letters',
  sourceLanguage: { id: 'enu', name: 'English (United States)' },
  targetLanguages: [],
  autoQuote: {
    acceptanceStatus: null,
    acceptanceDeadline: '2026-12-10T10:00:00.000Z',
    version: 1,
    creationDate: '2026-11-10T10:00:00.000Z',
    pricePerPage: 30,
    price: 1240.5,
    totalPages: 8,
    rateType: 'STANDARD',
    lines: [
      { language: { id: 'esj', name: 'Spanish (Latin America)' }, price: 1120.5, unit: 'FLAT' },
      { language: { id: 'ara', name: 'Arabic' }, unit: 'WORD', quantity: 1000, unitPrice: 0.125, price: 125 },
    ],
    expectedDelivery: '2026-11-20T18:00:00+01:00',
    note: '',
    documentFileKey: 'quote',
    decidedAt: null,
    termsVersion: null,
    payment: null,
  },
}

async function show(request: Parameters<typeof aRequest>[0], more: Record<string, unknown> = {}, tab = '') {
  const calls = stubApi({
    [one]: aRequest({ origination: 'COUPA', ...request }),
    [order]: { order: null, isInVisit: true, isVisitNeeded: true },
    [`GET /api/autoQuotes/${requestId}`]: quote,
    ...frame,
    ...more,
  })
  const page = await showPage(
    `/coupa/${requestId}${tab && `?tab=${tab}`}`,
    ProcurementRequestPage,
    '/coupa/$jobRequestId',
  )
  await screen.findByRole('tablist')
  return { ...page, calls }
}
async function acceptIt() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^I have read and accept/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Accept Quote' }))
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

describe('the quote', () => {
  it('COUPA-13 has a tab for a request for a quote, and where a document is there', async () => {
    await show({ requestType: 'TRANSLATION_REQUEST' })
    expect(tabs()).toEqual(['Source Documents', 'Deliverables', 'Messages'])
  })

  it.each([
    { requestType: 'QUOTE_REQUEST' as const },
    { requestType: 'TRANSLATION_REQUEST' as const, files: [quoteFile] },
  ])('COUPA-13 has a tab for %o', async (request) => {
    await show(request)
    expect(tabs()).toEqual(['Source Documents', 'Quote', 'Deliverables', 'Messages'])
  })

  it('COUPA-14 says that there is none yet', async () => {
    await show({ requestType: 'QUOTE_REQUEST' }, {}, 'quote')
    expect(
      screen.getByText('The quote is currently unavailable. We appreciate your patience. Please check back later.'),
    ).toBeTruthy()
  })

  it('COUPA-15 shows the document in a frame of 600 pixels', async () => {
    const { calls } = await show({ ...quoted, status: 'QUOTE_ACCEPTED' }, {}, 'quote')
    const shown = await screen.findByTitle('Quote')
    expect([shown.getAttribute('src'), shown.getAttribute('height')]).toEqual([
      'blob:application/pdf#navpanes=0',
      '600',
    ])
    expect(calls.some(({ request }) => request.startsWith(download) && request.includes('inline=true'))).toBe(true)
    expect(screen.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Deliverables' }))
    expect(revoked).toHaveBeenCalledWith('blob:application/pdf')
  })

  it('has no frame in a browser that cannot show a PDF, but the file', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
    await show(quoted, {}, 'quote')
    expect(await screen.findByText('quote.pdf')).toBeTruthy()
    expect(screen.queryByTitle('Quote')).toBeNull()
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
  })

  it.each([
    ['keeps the cart', { cartStatus: 'NOT_READY', purchaseOrders: [] }, /you keep the price and your cart waits here/],
    ['starts the work', null, /we start at once/],
  ])('says, where no procurement system is connected, before it is accepted that this %s', async (_, cart, text) => {
    await show(quoted, { [order]: { order: cart, isInVisit: false, isVisitNeeded: false } }, 'quote')
    const hint = await screen.findByText(text)
    const button = screen.getByRole('button', { name: 'Accept Quote' })
    expect(hint.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is accepted only with the terms, as clients accept theirs', async () => {
    const { calls } = await show(quoted, { [accept]: { redirectUrl: null } }, 'quote')
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Quote' }))
    expect(await screen.findByText(/^Please check the box to acknowledge/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(calls.some(({ request }) => request.startsWith(accept))).toBe(false)
    await acceptIt()
    await waitFor(() => expect(calls.some(({ request }) => request.startsWith(accept))).toBe(true))
  })

  it('is rejected, but not accepted, outside of a visit where the procurement system orders', async () => {
    await show(quoted, { [order]: { order: null, isInVisit: false, isVisitNeeded: true } }, 'quote')
    expect(await screen.findByText('To order, open this quote from your procurement system.')).toBeTruthy()
    expect(screen.getByText('Your quote is ready. We start when your purchase order arrives.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reject Quote' }).className).toMatch(/_text_/)
    expect(screen.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
  })

  it('COUPA-16 COUPA-17 is accepted, and the browser goes where the server says', async () => {
    const accepted = { ...aRequest({ origination: 'COUPA' }), redirectUrl: 'https://procura.example/back' }
    const { calls } = await show(quoted, { [accept]: accepted }, 'quote')
    await acceptIt()
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://procura.example/back'))
    expect(screen.getByText(/^Taking you back .* We start when your purchase order arrives\.$/)).toBeTruthy()
    await waitFor(() => expect(calls.filter(({ request }) => request === one).length).toBeGreaterThan(1))
  })

  it.each([
    ['conflict', 'This quote was answered or withdrawn while you had it open. Nothing was sent.'],
    ['quote_changed', 'We changed this quote while you had it open. Please check it and accept it again.'],
    ['visit_needed', 'Your visit has ended. Start again from your procurement system.'],
  ])('says in a sentence, without a code, why it was not accepted: %s', async (code, text) => {
    await show(quoted, { [accept]: refuses(409, code, 'No.') }, 'quote')
    await acceptIt()
    const said = await screen.findByRole('alert')
    expect(said.textContent).toBe(text)
    expect(document.activeElement).toBe(said)
    expect(screen.queryByText(/Error code/)).toBeNull()
  })

  it('COUPA-17 stays where it is if the server does not say where to go', async () => {
    await show(quoted, { [accept]: { ...aRequest({ origination: 'COUPA' }), redirectUrl: null } }, 'quote')
    await acceptIt()
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Quote accepted' }))
    expect(screen.getByText('We’ve started the work, and we’ll email you when your files are ready.')).toBeTruthy()
    expect(left).not.toHaveBeenCalled()
  })

  it('says after an acceptance where the cart is, and leads there as soon as it has arrived', async () => {
    const redirectUrl = 'https://procura.example/cart'
    const accepted = { ...aRequest({ origination: 'COUPA' }), redirectUrl: null }
    await show(quoted, {
      [accept]: accepted,
      [order]: { order: { cartStatus: 'RETURNED', redirectUrl, purchaseOrders: [] }, isInVisit: true },
    })
    await acceptIt()
    const back = await screen.findByRole('link', { name: 'Back to your procurement system' })
    expect(back.getAttribute('href')).toBe(redirectUrl)
    expect(screen.getByText(/Your cart is in your procurement system/)).toBeTruthy()
  })

  it('says that the work waits for the purchase order, and when it would be delivered', async () => {
    const cart = { cartStatus: 'RETURNED', redirectUrl: null, purchaseOrders: [] }
    await show({ ...quoted, status: 'QUOTE_ACCEPTED' }, { [order]: { order: cart, isInVisit: true } }, 'quote')
    expect(screen.getByText('Waiting for your purchase order')).toBeTruthy()
    expect(await screen.findByText('Not received yet. We start when it arrives.')).toBeTruthy()
    expect(await screen.findAllByText('Expected delivery if ordered today')).toHaveLength(1)
    expect(screen.queryByText(/started the work/)).toBeNull()
  })

  it('opens a request whose quote waits on the quote, with price, dates and costs by language', async () => {
    await show(quoted)
    expect(screen.getByRole('tab', { name: 'Quote' }).getAttribute('aria-selected')).toBe('true')
    const answer = await screen.findByRole('button', { name: 'Accept Quote' })
    const price = await screen.findByText('$1,240.50')
    const shown = await screen.findByTitle('Quote')
    for (const early of [price, answer])
      expect(early.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('Nov 20, 2026')).toBeTruthy()
    const lines = within(screen.getByRole('table', { name: 'Cost per language' })).getAllByRole('row')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'LanguageUnitsCost',
      'Arabic1,000 words · $0.125 per word$125.00',
      'Spanish (Latin America)Flat price$1,120.50',
    ])
  })

  it.each([
    ['Source Documents', 'SUBMITTED_TO_XTRF'],
    ['Quote', 'QUOTE_EXPIRED'],
    ['Deliverables', 'COMPLETED'],
  ] as const)('opens on %s in status %s', async (name, status) => {
    await show({ ...quoted, status })
    expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
  })

  it('COUPA-18 COUPA-19 is rejected with a trimmed reason, after a question', async () => {
    const { calls } = await show(quoted, { [reject]: aRequest({ origination: 'COUPA' }) }, 'quote')
    await userEvent.click(await screen.findByRole('button', { name: 'Reject Quote' }))
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /^Please provide the reason for rejecting the quote:/,
    })
    expect([box.rows, box.required]).toEqual([5, false])
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy()
    await userEvent.type(box, '  Too late  ')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject Quote' }))
    await waitFor(() =>
      expect(calls.find(({ request }) => request === `${reject}?version=1`)?.body).toEqual({
        rejectionReason: 'Too late',
      }),
    )
    await waitFor(() => expect(calls.filter(({ request }) => request === one).length).toBeGreaterThan(1))
  })

  it('COUPA-18 may be rejected without a reason', async () => {
    const { calls } = await show(quoted, { [reject]: aRequest({ origination: 'COUPA' }) }, 'quote')
    await userEvent.click(await screen.findByRole('button', { name: 'Reject Quote' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject Quote' }))
    await waitFor(() => expect(calls.find(({ request }) => request === `${reject}?version=1`)?.body).toEqual({}))
    const title = await screen.findByRole('heading', { name: 'Quote rejected' })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it.each([
    ['is marked as expired', { ...quoted, status: 'QUOTE_EXPIRED' as const }, undefined],
    ['turns out to be expired', quoted, refuses(409, 'quote_expired', 'This quote has expired.')],
  ])('that %s can be renewed', async (_, request, refusal) => {
    const renew = `POST /api/jobRequests/${requestId}/actions/requestNewQuote`
    const renewed = { ...quote, status: 'READY_FOR_INTERNAL_REVIEW' }
    const { calls } = await show(request, { [accept]: refusal, [renew]: renewed }, 'quote')
    if (refusal) await acceptIt()
    const button = await screen.findByRole('button', { name: 'Request a new quote' })
    expect(screen.getByRole('heading', { name: 'This quote has expired' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(calls.some(({ request }) => request === renew)).toBe(true))
    await waitFor(() => expect(calls.filter(({ request }) => request === one).length).toBeGreaterThan(1))
  })

  it('COUPA-20 says below why an answer failed', async () => {
    await show(quoted, { [accept]: refuses(500, 'internal', 'An internal error occurred.') }, 'quote')
    await acceptIt()
    expect(await screen.findByText(/internal error/)).toBeTruthy()
  })
})
