// @vitest-environment jsdom
import { walkInClientId } from '@portolan/contract/clients/clients'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aFile, aRequest } from '../../shared/request/test-request.ts'
import { setSession } from '../../shared/session/session.ts'
import { done, refuses, showPage, stubApi } from '../../shared/test-page.tsx'
import QuotePage from './quote-page.tsx'
import { aQuote, requestId } from './test-quote.ts'
import { defaults, one, places, quoted, unknown } from './test-quote-page.ts'

const request = `GET /api/jobRequests/${requestId}`
const send = `POST /api/jobRequests/${requestId}/actions/sendRequestCode`
const enter = `POST /api/jobRequests/${requestId}/actions/enterRequestCode`
const messages = { [`GET /api/jobRequests/${requestId}/messages`]: { items: [] } }
const hidden = aRequest({ isContentHidden: true, requestorEmail: 'n•••@example.com', files: [], status: 'ANALYZING' })
const noContact = {
  ...{ address1: '', address2: '', city: '', zipCode: '', email: '', phoneNumber: '' },
  country: null,
  province: null,
}
const sentTo = { sentTo: 'n•••@example.com' }

async function show(answers: Record<string, unknown>) {
  setSession(null)
  const given: Record<string, unknown> = { ...messages, [request]: hidden, ...answers }
  const calls = stubApi(given)
  await showPage(`/quotes/${requestId}`, QuotePage, '/quotes/$jobRequestId')
  return { given, bodies: (wanted: string) => calls.filter((each) => each.request === wanted).map(({ body }) => body) }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('a visitor who has not entered the mailed code', () => {
  it('sees the status, and is asked for the code instead of files and messages', async () => {
    const { bodies } = await show({})
    expect(await screen.findByRole('heading', { name: 'Discharge letters' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Files and messages' })).toBeTruthy()
    expect(
      screen.getByText(/^To see your files and messages, enter the code that we email to n•••@example\.com\./),
    ).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(bodies(send)).toEqual([])
    expect(bodies(Object.keys(messages)[0] ?? '')).toEqual([])
  })

  it('enters the code, which sends itself when complete, and then sees the files and messages', async () => {
    const { given, bodies } = await show({ [send]: sentTo, [enter]: done })
    await click('Email me a code')
    expect(await screen.findByText(/^Enter the code we emailed to n•••@example\.com\./)).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'k7m 2q')
    expect(bodies(enter)).toEqual([])
    given[request] = aRequest({ files: [aFile('letter.docx')], status: 'ANALYZING' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'd')
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeTruthy()
    expect(screen.getByText('letter.docx')).toBeTruthy()
    expect(bodies(enter)).toEqual([{ code: 'K7M2QD' }])
  })

  it('sees that a code is wrong or old, and can send a new one only after a pause', async () => {
    const wrong = refuses(400, 'email_not_verified', 'Verification code is invalid or expired.')
    const { bodies } = await show({ [send]: sentTo, [enter]: wrong })
    await click('Email me a code')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), 'AAAAAA')
    expect(await screen.findByText(/^This code is wrong or has expired\./)).toBeTruthy()
    const again = screen.getByRole('button', { name: /^Send a new code \(in \d+ seconds?\)$/ })
    expect((again as HTMLButtonElement).disabled).toBe(true)
    expect(bodies(send)).toHaveLength(1)
  })

  it('keeps the field when a new code cannot be sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { given } = await show({ [send]: sentTo })
    await click('Email me a code')
    await screen.findByRole('textbox', { name: 'Code' })
    for (let second = 0; second <= 30; second++) await act(async () => vi.advanceTimersByTime(1000))
    given[send] = refuses(429, 'too_many_requests', 'Too many requests.')
    await click('Send a new code')
    expect(await screen.findByText('Too many attempts. Please wait a few minutes and try again.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('is asked to wait after too many codes', async () => {
    await show({ [send]: refuses(429, 'too_many_requests', 'Too many requests.') })
    await click('Email me a code')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Please wait a few minutes and try again.',
    )
  })

  it('reads what the code opens once there is a quote', async () => {
    const history = [
      { at: '2026-11-10T10:00:00.000Z', status: 'QUOTE_READY_FOR_CLIENT_REVIEW', by: null, reason: null },
    ]
    await show({ [request]: { ...hidden, status: 'COMPLETED', history }, [one]: aQuote() })
    expect(
      await screen.findByText(/^To see your files, messages and the PDF of the quote, enter the code/),
    ).toBeTruthy()
  })

  it('gets the payment form filled in by the code, and keeps what is typed', async () => {
    const asked = { ...quoted, isContentHidden: true, requestorEmail: 'n•••@example.com', clientId: walkInClientId }
    const walkIn = { ...unknown, payer: 'WALK_IN' }
    const shown = { [request]: asked, [one]: aQuote(), [send]: sentTo, [enter]: done, [defaults]: walkIn, ...places }
    const { given } = await show(shown)
    await userEvent.click(await screen.findByRole('checkbox'))
    await click('Accept')
    await userEvent.click(await screen.findByRole('radio', { name: /^Invoice/ }))
    const line = screen.getByText(/^Want your details filled in\?/)
    expect(line.textContent).toBe('Want your details filled in?Email me a code')
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect(isBefore(screen.getByRole('radio', { name: /^Invoice/ }), line)).toBe(true)
    expect(isBefore(line, screen.getByRole('textbox', { name: /^Purchase order/ }))).toBe(true)
    expect(screen.queryByText(/^To see your files/)).toBeNull()
    expect(screen.queryByText('Billed to')).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: /^Purchase order/ }), 'PO-7')
    await click('Email me a code')
    given[request] = { ...asked, isContentHidden: false }
    given[defaults] = {
      ...walkIn,
      billedTo: { company: 'Brahms Ltd', name: 'Nora Berg' },
      billingContact: { ...noContact, address1: '1 Quay St', email: 'nora@example.com' },
      invoice: { vatNumber: '', orderNumber: 'REF-1' },
    }
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), 'K7M2QD')
    expect(await screen.findByText('Brahms Ltd')).toBeTruthy()
    const textIn = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
    await waitFor(() => expect(textIn(/^Email for the invoice/)).toBe('nora@example.com'))
    expect(textIn(/^Address line 1/)).toBe('1 Quay St')
    expect(textIn(/^Purchase order/)).toBe('PO-7')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Invoice/ }).checked).toBe(true)
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('How would you like to pay?')
  })

  it('finds the panel under Deliverables, once, when the request is completed', async () => {
    await show({ [request]: { ...hidden, status: 'COMPLETED' } })
    expect(await screen.findByRole('region', { name: 'Deliverables' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Email me a code' })).toHaveLength(1)
  })
})

it('says that a link has expired, and how to go on', async () => {
  await show({ [request]: refuses(404, 'link_expired', 'This link has expired.') })
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /support@portolan\.example/ })).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Sign in')).toBeTruthy())
})
