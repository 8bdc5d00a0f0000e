// @vitest-environment jsdom
import type { ProcurementOrder } from '@portolan/contract/procurement/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aFile, aRequest, requestId } from '../../shared/request/test-request.ts'
import { refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import ProcurementRequestPage from './procurement-request-page.tsx'

const left = vi.hoisted(() => vi.fn())
const revoked = vi.fn()
// Leaving the portal is the browser's to do.
vi.mock('./leave-for.ts', () => ({ leaveFor: left }))

beforeEach(() => {
  URL.createObjectURL = ({ type }: Blob) => `blob:${type}`
  URL.revokeObjectURL = revoked
})
afterEach(() => left.mockClear())

const one = `GET /api/jobRequests/${requestId}`
const order = `GET /api/jobRequests/${requestId}/procurement`
const accept = `POST /api/jobRequests/${requestId}/actions/acceptQuote`
const reject = `POST /api/jobRequests/${requestId}/actions/rejectQuote`
const document = aFile('quote.pdf', { category: 'QUOTE_CONFIRMATION_DOCUMENT', fileKey: 'quote' })
const download = `GET /api/jobRequests/${requestId}/files/quote/downloadUrl`
const quoted: Parameters<typeof aRequest>[0] = {
  origination: 'COUPA',
  requestType: 'QUOTE_REQUEST',
  status: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  files: [aFile('letter.docx'), document],
}
const frame = { [download]: { downloadUrl: '/store/quote.pdf' }, 'GET /store/quote.pdf': {} }

const cart = (more: Partial<ProcurementOrder> = {}): { order: ProcurementOrder } => ({
  order: {
    format: 'JSON',
    buyerName: 'Beatriz Holm',
    buyerEmail: 'buyer@procura.example',
    returnHost: 'connect.tradecentric.com',
    externalReferenceId: 'SESSION-1',
    cartStatus: 'NOT_READY',
    returnedAt: null,
    problem: null,
    redirectUrl: null,
    purchaseOrders: [],
    ...more,
  },
})

async function show(request: Parameters<typeof aRequest>[0], more: Record<string, unknown> = {}, tab = '') {
  const calls = stubApi({
    [one]: aRequest({ origination: 'COUPA', ...request }),
    [order]: { order: null },
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
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

it('COUPA-11 has a way back, its name, and a summary', async () => {
  await show({})
  expect(screen.getByRole('link', { name: 'All requests' }).getAttribute('href')).toBe('/coupa')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Discharge letters')
  for (const text of ['Completed', 'English (United States)', 'Arabic, Spanish (Latin America)', 'Submitted on'])
    expect(screen.getByText(text)).toBeTruthy()
})

it('COUPA-12 shows source files, reference files and links, each only if there are any', async () => {
  await show({
    files: [aFile('b.docx'), aFile('a.pdf'), aFile('terms.xlsx', { category: 'REFERENCE' })],
    fileLinks: [{ url: 'https://files.example/c.docx', name: 'c.docx', category: 'SOURCE_DOCUMENT' }],
  })
  const sources = within(screen.getByRole('list', { name: 'Source Files' }))
  expect(sources.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    'a.pdf2',
    'b.docx',
  ])
  expect(screen.getByRole('list', { name: 'Reference Files' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^c.docx/ }).getAttribute('target')).toBe('_blank')
})

it('COUPA-12 leaves empty sections out', async () => {
  await show({ files: [aFile('a.pdf')] })
  expect(screen.queryByRole('heading', { name: 'Reference Files' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Source File Links' })).toBeNull()
})

describe('the quote', () => {
  it('COUPA-13 has a tab for a request for a quote, and where a document is there', async () => {
    await show({ requestType: 'TRANSLATION_REQUEST' })
    expect(tabs()).toEqual(['Source Documents', 'Deliverables'])
  })

  it.each([
    { requestType: 'QUOTE_REQUEST' as const },
    { requestType: 'TRANSLATION_REQUEST' as const, files: [document] },
  ])('COUPA-13 has a tab for %o', async (request) => {
    await show(request)
    expect(tabs()).toEqual(['Source Documents', 'Quote', 'Deliverables'])
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

  it('COUPA-16 COUPA-17 is accepted, and the browser goes where the server says', async () => {
    const accepted = { ...aRequest({ origination: 'COUPA' }), redirectUrl: 'https://procura.example/back' }
    const { calls } = await show(quoted, { [accept]: accepted }, 'quote')
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Quote' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://procura.example/back'))
    await waitFor(() => expect(calls.filter(({ request }) => request === one).length).toBeGreaterThan(1))
  })

  it('COUPA-17 stays where it is if the server does not say where to go', async () => {
    await show(quoted, { [accept]: { ...aRequest({ origination: 'COUPA' }), redirectUrl: null } }, 'quote')
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Quote' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept Quote' }).disabled).toBe(false),
    )
    expect(left).not.toHaveBeenCalled()
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
      expect(calls.find(({ request }) => request === reject)?.body).toEqual({ rejectionReason: 'Too late' }),
    )
    await waitFor(() => expect(calls.filter(({ request }) => request === one).length).toBeGreaterThan(1))
  })

  it('COUPA-18 may be rejected without a reason', async () => {
    const { calls } = await show(quoted, { [reject]: aRequest({ origination: 'COUPA' }) }, 'quote')
    await userEvent.click(await screen.findByRole('button', { name: 'Reject Quote' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject Quote' }))
    await waitFor(() => expect(calls.find(({ request }) => request === reject)?.body).toEqual({}))
  })

  it.each([
    ['is marked as expired', { ...quoted, status: 'QUOTE_EXPIRED' as const }, undefined],
    ['turns out to be expired', quoted, refuses(409, 'quote_expired', 'This quote has expired.')],
  ])('that %s can be renewed', async (_, request, refusal) => {
    const renew = `POST /api/jobRequests/${requestId}/actions/requestNewQuote`
    const renewed = { id: requestId, status: 'READY_FOR_INTERNAL_REVIEW' }
    const { calls } = await show(request, { [accept]: refusal, [renew]: renewed }, 'quote')
    if (refusal) await userEvent.click(await screen.findByRole('button', { name: 'Accept Quote' }))
    const button = await screen.findByRole('button', { name: 'Request a new quote' })
    expect(screen.getByRole('heading', { name: 'This quote has expired' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(calls.some(({ request }) => request === renew)).toBe(true))
    await waitFor(() => expect(calls.filter(({ request }) => request === one).length).toBeGreaterThan(1))
  })

  it('COUPA-20 says below why an answer failed', async () => {
    await show(quoted, { [accept]: refuses(409, 'conflict', 'Conflict error') }, 'quote')
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Quote' }))
    expect(await screen.findByText(/Conflict error/)).toBeTruthy()
  })
})

describe('the deliverables', () => {
  const translated = (name: string, languageId: string) =>
    aFile(name, { category: 'TRANSLATED_DOCUMENT', languageId, fileKey: name })

  it('COUPA-21 are not there yet', async () => {
    await show({}, {}, 'deliverables')
    expect(screen.getByText('Deliverable files are not available yet. Please try again later.')).toBeTruthy()
  })

  it('COUPA-22 COUPA-23 are shown under their languages, also those without files', async () => {
    await show({ files: [translated('carta.docx', 'esj')] }, {}, 'deliverables')
    const list = screen.getByRole('list', { name: 'Spanish (Latin America)' })
    expect(within(list).getByText('carta.docx')).toBeTruthy()
    const arabic = screen.getByRole('heading', { name: 'Arabic' }).parentElement as HTMLElement
    expect(within(arabic).getByText('There are no files available for this language yet.')).toBeTruthy()
  })

  it('COUPA-24 are downloaded in a zip that is named after the request', async () => {
    const zip = `/api/jobRequests/${requestId}/actions/zipTranslatedFiles`
    const { calls } = await show(
      { files: [translated('carta.docx', 'esj')] },
      {
        [`POST ${zip}`]: { status: 'IN_PROGRESS' },
        [`GET ${zip}/status`]: { status: 'NOT_STARTED', downloadUrl: null },
      },
      'deliverables',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Download All' }))
    await waitFor(() =>
      expect(calls.some(({ request }) => request === `POST ${zip}?zipFileName=coupa-${requestId}.zip`)).toBe(true),
    )
  })
})

describe('the procurement system', () => {
  it('shows the purchase order', async () => {
    const purchaseOrder = {
      orderId: 'PO-4711',
      receivedAt: '2026-11-16T10:00:00.000Z',
      total: 120,
      currency: 'USD',
      isDifferentFromQuote: false,
      acknowledgment: 'SENT',
      problem: null,
    } as const
    await show({}, { [order]: cart({ cartStatus: 'RETURNED', purchaseOrders: [purchaseOrder] }) })
    expect(await screen.findByText('PO-4711')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Return the cart again' })).toBeNull()
  })

  it('gets the cart again', async () => {
    const again = `POST /api/jobRequests/${requestId}/actions/returnCart`
    await show({}, { [order]: cart({ cartStatus: 'FAILED' }), [again]: { redirectUrl: 'https://procura.example/' } })
    expect(await screen.findByText('Could not be returned')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Return the cart again' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://procura.example/'))
  })
})

it('leads other requests to their own page', async () => {
  stubApi({ [one]: aRequest({ origination: 'WEBFORM' }) })
  const { address } = await showPage(`/coupa/${requestId}`, ProcurementRequestPage, '/coupa/$jobRequestId')
  await waitFor(() => expect(address()).toBe(`/requests/${requestId}`))
})
