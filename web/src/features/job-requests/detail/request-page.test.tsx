// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aFile, aRequest, requestId } from '../../../shared/request/test-request.ts'
import { refuses, stubApi } from '../../../shared/test-page.tsx'
import { readReusedRequestId } from '../reused-request-id.ts'
import { namesIn, one, show, showRequest, watchSavedFiles } from './test-request-page.ts'

/** The first list of facts on the page. */
const factsShown = () => {
  const [first] = [...document.querySelectorAll('dl')]
  const facts = [...(first?.children ?? [])].map((each) => [
    each.querySelector('dt')?.textContent,
    each.querySelector('dd')?.textContent,
  ])
  return Object.fromEntries(facts)
}

const saved = watchSavedFiles()
afterEach(() => void vi.useRealTimers())

describe('a request', () => {
  it('shows what was asked for and what was done', async () => {
    await showRequest(
      aRequest({
        notes: 'By Friday',
        count: { words: 1200, characters: 7000, asianCharacters: null, pages: 5, notes: null },
        xtrfServiceId: 11,
        workflowLabel: 'Translation and editing',
        externalReferenceId: 'PO-77881',
        customFields: [
          { fieldName: 'Urgent', value: 'true', mapping: null, type: 'CHECKBOX' },
          { fieldName: 'Sites', value: 'Main|East', mapping: null, type: 'SELECT_MANY_LIST' },
        ],
        history: [
          { at: '2026-11-10T10:00:00.000Z', status: 'CREATED', by: 'Helen Marsh', reason: null },
          { at: '2026-11-10T11:00:00.000Z', status: 'CANCELLING', by: 'Helen Marsh', reason: 'Sent twice' },
        ],
      }),
    )
    const shown = ['P-2026-000007', '1,200 words, 5 pages', 'By Friday', 'Yes', 'client@harbor.example']
    for (const text of [...shown, 'Translation and editing', 'PO-77881', 'Main', 'East'])
      expect(screen.getByText(text)).toBeTruthy()
    const steps = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Cancellation requested',
      'Request sent',
    ])
    expect(within(steps[0] as HTMLElement).getByText('Sent twice')).toBeTruthy()
    expect(within(steps[0] as HTMLElement).getByText('by Helen Marsh')).toBeTruthy()
  })

  it('says under the source files, before those for reference, by which rule their words were counted', async () => {
    const count = { words: 1200, characters: 7000, asianCharacters: 0, pages: 5, notes: [] }
    const reference = aFile('glossary.xlsx', { category: 'REFERENCE' })
    await showRequest(aRequest({ count, files: [aFile('letter.docx', { count }), reference] }), 'sourceDocuments')
    const sentence = within(screen.getByRole('tabpanel')).getByText(/^Words counted as in Microsoft Word\./)
    const below = screen.getByRole('heading', { name: 'Reference Files' })
    expect(sentence.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows first when it is due, what it costs, its languages and who asked', async () => {
    const dates = { dueTime: '2026-11-12T17:00:00-05:00', deliveredTime: '2026-11-11T23:30:00-05:00' }
    await showRequest(aRequest({ ...dates, price: 360, acceptanceStatus: 'ACCEPTED', neededBy: '2026-11-13' }))
    expect(factsShown()).toEqual({
      Due: 'Nov 12, 2026',
      'Needed by': 'Nov 13, 2026',
      Delivered: 'Nov 11, 2026',
      Price: '$360.00',
      'Requested by': 'Helen Marshclient@harbor.example',
      Languages: 'English (United States) to Arabic, Spanish (Latin America)',
    })
  })

  it('says that a price is only quoted, and what is not known yet', async () => {
    await showRequest(aRequest({ price: 360, status: 'QUOTE_READY_FOR_CLIENT_REVIEW' }))
    expect(factsShown()).toMatchObject({ Due: 'Not known yet', 'Quoted price': '$360.00' })
  })

  it('says when it would be due if the quote were accepted today', async () => {
    const dueTimeIfAgreedNow = '2026-11-18T17:00:00-05:00'
    await showRequest(aRequest({ dueTimeIfAgreedNow, price: 360, status: 'QUOTE_READY_FOR_CLIENT_REVIEW' }))
    expect(factsShown()).toMatchObject({ Due: 'Nov 18, 2026 if accepted today' })
  })

  it('does not miss what a request without a quote never had, once it is over', async () => {
    await showRequest(aRequest())
    expect(Object.keys(factsShown())).toEqual(['Requested by', 'Languages'])
  })

  it('REQ-72 is asked for again every ten seconds while it is in progress', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { answers, calls } = await showRequest(aRequest({ status: 'ANALYZING' }))
    const asked = () => calls.filter(({ request }) => request === one).length
    answers[one] = aRequest({ status: 'COMPLETED' })
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(asked()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(asked()).toBe(2)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(asked()).toBe(2)
  })

  it('is read part by part with the keyboard, and the part stands in the address', async () => {
    stubApi({ [one]: aRequest({ requestType: 'QUOTE_REQUEST', status: 'ANALYZING' }) })
    const { address } = await show()
    const [first] = await screen.findAllByRole('tab')
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(address()).toBe(`/requests/${requestId}?tab=quote`))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Messages'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Source Documents' })).toBeTruthy())
  })

  it('REQ-75 is restored by a button while it is archived', async () => {
    const restore = `POST /api/jobRequests/${requestId}/actions/restore`
    stubApi({ [one]: aRequest({ status: 'ARCHIVED' }), [restore]: aRequest({ status: 'COMPLETED' }) })
    await show()
    expect(await screen.findByText('Archived')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Completed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })

  it('offers to replace files that we could not accept, with the form of a new request', async () => {
    const files = [aFile('good.docx'), aFile('locked.pdf', { rejection: 'PASSWORD_PROTECTED' })]
    stubApi({ [one]: aRequest({ status: 'REJECTED_BY_SCREENING', files }) })
    const { address } = await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Replace files' }))
    await waitFor(() => expect(address()).toBe('/createProject'))
    expect(readReusedRequestId()).toBe(requestId)
  })

  it('REQ-80 of another origination is an unsupported one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const origination of ['MT', 'EMAIL', 'MEDIAAI', 'EXTERNALAPI'] as const) {
      stubApi({ [one]: aRequest({ origination, id: origination }) })
      const { queryClient } = await import('../../../shared/api/query-client.ts')
      queryClient.clear()
      await show()
      expect(await screen.findByText(`Unsupported origination: ${origination}`)).toBeTruthy()
      expect(screen.queryByText('Discharge letters')).toBeNull()
    }
  })

  it('REQ-80 of a procurement system is shown on the page of procurement', async () => {
    stubApi({ [one]: aRequest({ origination: 'COUPA' }) })
    const { address } = await show()
    await waitFor(() => expect(address()).toBe(`/coupa/${requestId}`))
    expect(screen.queryByText(/^Unsupported origination/)).toBeNull()
  })

  it('that is not there is a page that is not there', async () => {
    const calls = stubApi({ [one]: refuses(404, 'job_request_not_found', 'Job request not found') })
    await show()
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(calls.filter(({ request }) => request === one)).toHaveLength(1)
  })
})

describe('the source documents', () => {
  it('are sorted by name without the ending, with references and links only where there are any', async () => {
    await showRequest(
      aRequest({
        files: [aFile('b.docx'), aFile('a-long.txt'), aFile('a.zip'), aFile('terms.txt', { category: 'REFERENCE' })],
        fileLinks: [{ url: 'https://files.example/x', name: 'Charts', category: 'SOURCE_DOCUMENT' }],
      }),
      'sourceDocuments',
    )
    expect(namesIn('Source Files')).toEqual(['a.zip', 'a-long.txt', 'b.docx'])
    expect(namesIn('Reference Files')).toEqual(['terms.txt'])
    const link = screen.getByRole('link', { name: /Charts/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it('say in plain words why a file was turned away and what to do, and do not offer it', async () => {
    await showRequest(
      aRequest({ files: [aFile('secret.docx', { rejection: 'PASSWORD_PROTECTED' })] }),
      'sourceDocuments',
    )
    expect(screen.getByText('The file is password-protected. Remove the password and send it again.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download secret.docx' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Reference Files' })).toBeNull()
  })

  it('REQ-76 are downloaded from the address asked for with the encoded key', async () => {
    const path = `/api/jobRequests/${requestId}/files/temp%2F1%2Fletter%20(1).docx/downloadUrl?inline=false`
    await showRequest(aRequest({ files: [aFile('letter (1).docx')] }), 'sourceDocuments', {
      [`GET ${path}`]: { downloadUrl: 'https://store.example/letter' },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Download letter (1).docx' }))
    await waitFor(() => expect(saved).toEqual(['https://store.example/letter']))
  })
})

describe('the quote', () => {
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

  it('has a tab where one was asked for or is there, and says when it is not there yet', async () => {
    await showRequest(aRequest({ requestType: 'QUOTE_REQUEST', status: 'ANALYZING' }), 'quote')
    expect(tabs()).toEqual(['Source Documents', 'Quote', 'Deliverables', 'Messages'])
    expect(
      screen.getByText('The quote is currently unavailable. We appreciate your patience. Please check back later.'),
    ).toBeTruthy()
  })

  it('has no tab otherwise', async () => {
    await showRequest(aRequest())
    expect(tabs()).toEqual(['Source Documents', 'Deliverables', 'Messages'])
  })

  it('leads to where it is answered while it waits for the reader', async () => {
    const document = aFile('Quote.pdf', { category: 'QUOTE_CONFIRMATION_DOCUMENT' })
    const autoQuote = {
      ...{ price: 360, acceptanceStatus: null, acceptanceDeadline: '2026-12-11T10:00:00.000Z' },
      ...{ expectedDelivery: '2026-11-20', rateType: 'RUSH' },
    }
    const dueTimeIfAgreedNow = '2026-11-20T17:00:00+00:00'
    const offered = { status: 'QUOTE_READY_FOR_CLIENT_REVIEW', price: 360, dueTime: null, dueTimeIfAgreedNow } as const
    await showRequest(aRequest({ ...offered, files: [document] }), undefined, {
      [`GET /api/autoQuotes/${requestId}`]: { status: 'QUOTE_READY_FOR_CLIENT_REVIEW', autoQuote },
    })
    // Each once: findByText refuses two.
    for (const text of ['$360.00', 'Awaiting your response', 'Valid until', 'Nov 20, 2026', 'Rush service'])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(namesIn('Quote')).toEqual(['Quote.pdf'])
    const link = within(screen.getByRole('status')).getByRole('link', { name: 'Review quote' })
    expect(link.getAttribute('href')).toBe(`/quotes/${requestId}`)
  })

  it('leads there before its document is written, and shows that as soon as it is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const offered = aRequest({ requestType: 'QUOTE_REQUEST', status: 'QUOTE_READY_FOR_CLIENT_REVIEW' })
    const { answers } = await showRequest(offered)
    expect(screen.getByRole('link', { name: 'Review quote' })).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Quote' })).toBeNull()
    answers[one] = { ...offered, files: [aFile('Quote.pdf', { category: 'QUOTE_CONFIRMATION_DOCUMENT' })] }
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    expect(namesIn('Quote')).toEqual(['Quote.pdf'])
  })
})
