// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testField } from '../../../../shared/custom-fields/test-field.ts'
import { setSession } from '../../../../shared/session/session.ts'
import { refuses, signedIn, stubApi } from '../../../../shared/test-page.tsx'
import { contact, fillLinks, heading, id, member, portal, press, show, type } from './test-sending.tsx'

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

async function sendAsContact() {
  await show(contact)
  await fillLinks()
  type('First name', 'Nora')
  type('Last name', 'Lind')
  await press('Send for estimation')
  await heading('Confirm your email address')
}

describe('a contact of a client', () => {
  it('REQ-44 REQ-45 REQ-46 REQ-51 REQ-81 verifies the address with an emailed code and shows what comes next', async () => {
    const calls = stubApi(portal)
    await sendAsContact()
    const mailed = () => calls.filter(({ request }) => request.endsWith('sendEmailVerificationCode')).length
    await waitFor(() => expect(mailed()).toBe(1))
    expect((await screen.findByRole('button', { name: /^Send a new code \(in/ })).hasAttribute('disabled')).toBe(true)
    const verify = screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' })
    type('Code', 'k7m2q')
    expect(verify.disabled).toBe(true)
    // The sixth character sends it off.
    type('Code', ' k7m2qd')
    await heading('What happens next')
    expect(screen.getByText('Q-2026-000012')).toBeTruthy()
    expect(screen.getByText('Our quote team will follow up within 1 business day.')).toBeTruthy()
    expect(calls.find(({ request }) => request === 'POST /api/quotes')?.body).toMatchObject({
      clientId: 1001,
      emailVerificationCode: 'K7M2QD',
      fileLinks: [{ url: 'https://files.example/a.docx', name: 'a.docx', category: 'SOURCE_DOCUMENT' }],
    })
  })

  it('REQ-45 gets another code when asking for one after a pause, and starts over with it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const validate = 'POST /api/userAccounts/actions/validateEmailVerificationCode'
    const calls = stubApi({ ...portal, [validate]: { isValid: false } })
    await sendAsContact()
    const mailed = () => calls.filter(({ request }) => request.endsWith('sendEmailVerificationCode')).length
    await waitFor(() => expect(mailed()).toBe(1))
    type('Code', 'AAAAAA')
    await screen.findByText('Verification code is invalid or expired.')
    for (let second = 0; second < 31; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
    await press('Send a new code')
    await waitFor(() => expect(mailed()).toBe(2))
    expect(calls.at(-1)?.body).toEqual({ email: 'nora@harbor.example' })
    expect(screen.queryByText('Verification code is invalid or expired.')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('')
  })

  it('REQ-55 is asked the fields about users of the client, and may leave them empty', async () => {
    const badge = testField('Badge', { required: true, category: 'USER', mapping: 'badge', validationRegex: '^B-' })
    const calls = stubApi({
      ...portal,
      'GET /api/clientConfigs/1001/customFieldDefinitions?emailDomain=harbor.example&category=USER': [badge],
    })
    await show(contact)
    await fillLinks()
    type('First name', 'Nora')
    type('Last name', 'Lind')
    const box = screen.getByRole('textbox', { name: /^Badge/ })
    fireEvent.change(box, { target: { value: '17' } })
    await press('Send for estimation')
    expect(screen.getAllByText('Invalid format')).not.toHaveLength(0)
    fireEvent.change(box, { target: { value: 'B-17' } })
    await press('Send for estimation')
    await heading('Confirm your email address')
    type('Code', 'k7m2qd')
    await heading('What happens next')
    expect(calls.find(({ request }) => request === 'POST /api/quotes')?.body).toMatchObject({
      contactInfo: { customFields: [{ fieldName: 'Badge', value: 'B-17', mapping: 'badge' }] },
    })
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Badge/ })).value).toBe('B-17')
  })

  it('REQ-46 REQ-47 shows an error for a wrong code, which can be tried again, and sends nothing', async () => {
    const validate = 'POST /api/userAccounts/actions/validateEmailVerificationCode'
    const calls = stubApi({ ...portal, [validate]: { isValid: false } })
    await sendAsContact()
    type('Code', 'AAAAAA')
    expect(await screen.findByText('Verification code is invalid or expired.')).toBeTruthy()
    const checked = () => calls.filter(({ request }) => request === validate).length
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' }).disabled).toBe(false))
    await press('Verify')
    await waitFor(() => expect(checked()).toBe(2))
    expect(calls.some(({ request }) => request === 'POST /api/quotes')).toBe(false)
  })

  it('REQ-52 may have an account with a password, of what was typed already', async () => {
    const fields = [testField('Badge', { required: true, category: 'USER' })]
    const calls = stubApi({
      ...portal,
      'GET /api/clientConfigs/1001/customFieldDefinitions?emailDomain=harbor.example&category=USER': fields,
      'POST /api/userAccount': { email: 'nora@harbor.example', isEmailConfirmed: true },
    })
    await sendAsContact()
    type('Code', 'K7M2QD')
    await heading('Create an account to track your request')
    type('Badge', 'B-17')
    type('Password', 'Lantern-Quay-58')
    type('Repeat password', 'other')
    await press('Create account')
    expect(screen.getByText('Entered value does not match the Password value')).toBeTruthy()
    type('Repeat password', 'Lantern-Quay-58')
    await press('Create account')
    await heading('Your account has been created.')
    expect(calls.find(({ request }) => request === 'POST /api/userAccount')?.body).toMatchObject({
      clientId: 1001,
      email: 'nora@harbor.example',
      firstName: 'Nora',
      password: 'Lantern-Quay-58',
      address: null,
      verificationCode: 'K7M2QD',
      customFieldValues: [{ fieldName: 'Badge', value: 'B-17' }],
    })
  })
})

describe('a member', () => {
  it('REQ-02 REQ-19 REQ-59 asks for a translation by links, with a key that stays the same when it is tried again', async () => {
    setSession(signedIn())
    const answers: Record<string, unknown> = {
      ...portal,
      'POST /api/jobRequests': refuses(500, 'internal', 'Later'),
    }
    const calls = stubApi(answers)
    await show(member)
    await fillLinks()
    await press('Send to translation')
    await heading('Your request could not be sent')
    answers['POST /api/jobRequests'] = portal['POST /api/jobRequests']
    await press('Try again')
    await heading('What happens next')
    expect(screen.getByText('You will be contacted within 24 hours.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(`/requests/${id}`)
    const sent = calls.filter(({ request }) => request === 'POST /api/jobRequests')
    expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body])
    expect(sent[0]?.body).toMatchObject({ requestType: 'TRANSLATION_REQUEST', origination: 'WEBFORM', clientId: 1001 })
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBeTruthy()
    expect(new Set(keys).size).toBe(1)
  })

  it('goes on by itself with the same key after the connection was lost', async () => {
    setSession(signedIn())
    const calls = stubApi(portal)
    const answer = fetch
    const keys: (string | null)[] = []
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const isCreate = String(asked[0]).endsWith('/api/jobRequests')
      if (isCreate) keys.push(new Headers(asked[1]?.headers).get('idempotency-key'))
      if (isCreate && keys.length === 1) throw new TypeError('Failed to fetch')
      return answer(...asked)
    })
    await show(member)
    await fillLinks()
    await press('Send for estimation')
    await screen.findByText('Connection lost. We’ll resume when you’re back online.')
    expect(screen.getByRole('button', { name: 'Back to the form' })).toBeTruthy()
    await screen.findByRole('heading', { name: 'What happens next' }, { timeout: 5_000 })
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(new Set(keys).size).toBe(1)
    expect(calls.filter(({ request }) => request === 'POST /api/jobRequests')).toHaveLength(1)
  })

  it('REQ-16 REQ-50 sees how far it is while it is sent, and is asked before leaving the page', async () => {
    setSession(signedIn())
    stubApi(portal)
    const answer = fetch
    const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>()
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      if (String(asked[0]).endsWith('/api/jobRequests')) await isHeld
      return answer(...asked)
    })
    await show(member)
    await fillLinks()
    await press('Send for estimation')
    await screen.findByText('Creating the request')
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' }).value).toBe(95)
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    letGo()
    await heading('What happens next')
  })

  it('REQ-23 has only the button that is not hidden', async () => {
    setSession(signedIn())
    stubApi(portal)
    await show(member, { hideTranslation: true })
    await heading('Documents')
    expect(screen.queryByRole('button', { name: 'Send to translation' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Send for estimation' })).toBeTruthy()
    await show(member, { hideEstimation: true })
    await screen.findByRole('button', { name: 'Send to translation' })
    expect(screen.getAllByRole('button', { name: 'Send for estimation' })).toHaveLength(1)
  })
})
