// @vitest-environment jsdom
import type { ProcurementOrder } from '@portolan/contract/procurement/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storeExternalReferenceId } from '../../shared/request/external-reference.ts'
import { aFile, aRequest, requestId } from '../../shared/request/test-request.ts'
import { showPage, stubApi } from '../../shared/test-page.tsx'
import ProcurementRequestPage from './procurement-request-page.tsx'

const left = vi.hoisted(() => vi.fn())
// Leaving the portal is the browser's to do.
vi.mock('./visit/leave-for.ts', () => ({ leaveFor: left }))

afterEach(() => left.mockClear())

const one = `GET /api/jobRequests/${requestId}`
const order = `GET /api/jobRequests/${requestId}/procurement`

const cart = (more: Partial<ProcurementOrder> = {}, isInVisit = true) => ({
  isInVisit,
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
    [order]: { order: null, isInVisit: true },
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

it('COUPA-11 has a way back, its name, and a summary', async () => {
  await show({})
  expect(screen.getByRole('link', { name: 'Coupa Requests' }).getAttribute('href')).toBe('/coupa')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Discharge letters')
  const summary = within(screen.getByRole('complementary'))
  for (const text of ['Completed', 'English (United States)', 'Arabic, Spanish (Latin America)', 'Submitted on'])
    expect(summary.getByText(text)).toBeTruthy()
  const now = screen.getByRole('status').textContent
  expect(now).toContain('Your files are ready under Deliverables.')
  expect(screen.getAllByText('Completed')).toHaveLength(1)
})

it('has the messages of the request, and marks them as seen', async () => {
  const said = { id: '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e55', at: '2026-11-10T10:00:00.000Z', by: 'Paula Mendes' }
  const { calls } = await show(
    { hasNewMessages: true },
    {
      [`GET /api/jobRequests/${requestId}/messages`]: {
        items: [{ ...said, isFromStaff: true, text: 'Rush is possible.', attachments: [] }],
      },
      [`POST /api/jobRequests/${requestId}/actions/markSeen`]: { status: 204, body: null },
    },
  )
  await userEvent.click(screen.getByRole('tab', { name: /^Messages/ }))
  expect(await screen.findByText('Rush is possible.')).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: /message/i })).toBeTruthy()
  await waitFor(() => expect(calls.some(({ request }) => request.includes('/actions/markSeen'))).toBe(true))
})

it('COUPA-12 shows source files, reference files and links, each only if there are any', async () => {
  const files = [aFile('b.docx'), aFile('a.pdf'), aFile('terms.xlsx', { category: 'REFERENCE' })]
  const fileLinks = [{ url: 'https://files.example/c.docx', name: 'c.docx', category: 'SOURCE_DOCUMENT' }] as const
  await show({ files, fileLinks: [...fileLinks] }, {}, 'sourceDocuments')
  const sources = within(screen.getByRole('list', { name: 'Source Files' }))
  expect(sources.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    'a.pdf2',
    'b.docx',
  ])
  expect(screen.getByRole('list', { name: 'Reference Files' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^c.docx/ }).getAttribute('target')).toBe('_blank')
})

it('COUPA-12 leaves empty sections out', async () => {
  await show({ files: [aFile('a.pdf')] }, {}, 'sourceDocuments')
  expect(screen.queryByRole('heading', { name: 'Reference Files' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Source File Links' })).toBeNull()
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
    const arabic = screen.getByRole('heading', { name: 'Arabic' }).closest('section') as HTMLElement
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
    storeExternalReferenceId('SESSION-2')
    const { calls } = await show(
      { status: 'QUOTE_ACCEPTED' },
      { [order]: cart({ cartStatus: 'FAILED' }), [again]: { redirectUrl: 'https://procura.example/' } },
    )
    expect(await screen.findByText('Could not be returned')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Return the cart again' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://procura.example/'))
    // To the visit of this tab, which is over then.
    expect(calls.some(({ request }) => request === `${again}?externalReferenceId=SESSION-2`)).toBe(true)
    expect(sessionStorage.getItem('portolan.externalReferenceId')).toBeNull()
  })

  it('gets a cart that no visit took, once the buyer comes again', async () => {
    const again = `POST /api/jobRequests/${requestId}/actions/returnCart`
    const answers = { [order]: cart(), [again]: { redirectUrl: 'https://procura.example/' } }
    await show({ status: 'QUOTE_ACCEPTED' }, answers)
    expect(await screen.findByText('Not returned yet')).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Return the cart' })
    // Above the tabs, so that nobody has to scroll for it.
    expect(button.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(button)
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://procura.example/'))
  })

  it('says outside of a visit how to return a cart, and offers no button', async () => {
    await show({ status: 'QUOTE_ACCEPTED' }, { [order]: cart({}, false) })
    expect(await screen.findByText(/^Your cart waits here\. To order, start from your procurement system/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Return the cart/ })).toBeNull()
  })
})

it('leads other requests to their own page', async () => {
  stubApi({ [one]: aRequest({ origination: 'WEBFORM' }) })
  const { address } = await showPage(`/coupa/${requestId}`, ProcurementRequestPage, '/coupa/$jobRequestId')
  await waitFor(() => expect(address()).toBe(`/requests/${requestId}`))
})
