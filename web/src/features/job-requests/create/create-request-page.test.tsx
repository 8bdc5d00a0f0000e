// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getBranding } from '../../../shared/branding.ts'
import { storeExternalReferenceId } from '../../../shared/request/external-reference.ts'
import { setSession } from '../../../shared/session/session.ts'
import { refuses, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { testClient, testLanguages } from './test-client.ts'
import { enter, form, heading, press, show } from './test-create-page.ts'

afterEach(() => {
  getBranding().hasVisitorEstimates = false
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('someone who is not signed in', () => {
  it('REQ-03 REQ-04 REQ-15 REQ-17 gives an email address, and gets the form of the client of its domain', async () => {
    const calls = stubApi({ ...form, 'GET /api/clientConfigs': [testClient()] })
    await enter(' Nora@harbor.example')
    for (const name of ['Contact', 'Documents', 'Project']) await heading(name)
    expect(calls.map(({ request }) => request)).toContain('GET /api/clientConfigs?emailDomain=harbor.example')
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false }).value
    expect(value('Email address')).toBe('nora@harbor.example')
    expect(value('Company name')).toBe('Harbor Health, Inc.')
    expect(screen.getByLabelText<HTMLInputElement>('Company name').readOnly).toBe(true)
    await waitFor(() => expect(value('Country')).toBe('227'))
    expect(value('Project name')).toMatch(/^nora \d{4}-\d\d-\d\d \d\d\.\d\d$/)
    for (const label of [
      'First name',
      'Last name',
      'Address line 1',
      'Address line 2',
      'City',
      'ZIP',
      'Phone',
      'Notes',
    ])
      expect(value(label)).toBe('')
  })

  it.each([
    ['stands at the first part of the form after the email address', true],
    ['stays at the top of a page that was only opened', false],
  ])('%s', async (_title, hasBeenActive) => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
    stubApi({ ...form, 'GET /api/clientConfigs': [] })
    await enter('eva@lindgren.example')
    const contact = await heading('Contact')
    expect(document.activeElement).toBe(hasBeenActive ? contact : document.body)
    Reflect.deleteProperty(navigator, 'userActivation')
  })

  it('REQ-04 chooses one of several clients', async () => {
    const clients = [testClient(), testClient({ clientId: 1002, clientName: 'Harbor South' })]
    stubApi({ ...form, 'GET /api/clientConfigs': clients })
    await enter('nora@harbor.example')
    await heading('Your organization')
    await press('Continue')
    expect(screen.getByText('Choose an organization')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^Harbor Health/ }))
    await press('Continue')
    await heading('Contact')
  })

  it('REQ-05 gets the general form, which asks for the company, where no client matches', async () => {
    stubApi({ ...form, 'GET /api/clientConfigs': [] })
    await enter('eva@lindgren.example')
    await heading('Contact')
    const company = screen.getByLabelText<HTMLInputElement>('Company name')
    expect([company.readOnly, company.value]).toEqual([false, ''])
  })

  it.each([false, true])(
    'can have it translated at once only where prices are shown: %s',
    async (hasVisitorEstimates) => {
      getBranding().hasVisitorEstimates = hasVisitorEstimates
      stubApi({ ...form, 'GET /api/clientConfigs': [] })
      await enter('eva@lindgren.example')
      await heading('Contact')
      expect(screen.getByRole('button', { name: 'Send for estimation' })).toBeTruthy()
      expect(screen.queryAllByRole('button', { name: 'Send to translation' })).toHaveLength(hasVisitorEstimates ? 1 : 0)
    },
  )

  it('reads at the side how it goes on, what becomes of the files and who can be asked', async () => {
    stubApi(form)
    await show()
    for (const name of ['How it works', 'Your files', 'Need help?']) await heading(name)
  })

  it('REQ-06 REQ-14 shows that there are only inactive clients', async () => {
    stubApi({ ...form, 'GET /api/clientConfigs': [testClient({ status: 'INACTIVE' })] })
    await enter('nora@harbor.example')
    await heading('Harbor Health is unable to accept new requests.')
    expect(screen.getByText(/This client is inactive/)).toBeTruthy()
  })

  it('REQ-07 REQ-14 may sign in or go home where the client takes signed-in users only', async () => {
    const closed = testClient({}, { disableUnauthenticatedSubmissions: true })
    stubApi({ ...form, 'GET /api/clientConfigs': [closed] })
    await enter('nora@harbor.example')
    await heading('Harbor Health accepts requests from signed-in users only.')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /home/i }).getAttribute('href')).toBe('/')
  })

  it('REQ-26 shows an error for an invalid email address', async () => {
    stubApi(form)
    await enter('nora')
    expect(screen.getByText('Invalid email format')).toBeTruthy()
  })
})

describe('a link of a client', () => {
  const link = `/createProject/${encodeURIComponent(btoa('1001'))}/secret`

  it('REQ-11 leads to its form by the token', async () => {
    const calls = stubApi(form)
    await show(link)
    await heading('Contact')
    expect(calls.map(({ request }) => request)).toContain('GET /api/clientConfigs/1001?token=secret')
  })

  it('REQ-12 REQ-14 says so when its token is wrong, or it names no company', async () => {
    stubApi({ 'GET /api/clientConfigs/1001': refuses(404, 'client_not_found', 'x') })
    await show(link)
    await heading('Invalid page URL')
    await show('/createProject/nonsense/secret')
    await heading('Unknown company')
  })

  it('REQ-12 says so when its token is wrong to someone signed in as well', async () => {
    setSession(signedIn())
    stubApi({ ...form, 'GET /api/clientConfigs/1001': refuses(404, 'client_not_found', 'x') })
    await show(link)
    await heading('Invalid page URL')
  })

  it('REQ-12 leads its own members to the form of members', async () => {
    setSession(signedIn())
    const calls = stubApi(form)
    await show(link)
    await heading('Documents')
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull()
    expect(calls.map(({ request }) => request)).toContain('GET /api/clientConfigs/1001?token=secret')
  })

  it('REQ-12 asks members of another client whether to continue as themselves or to sign out', async () => {
    setSession(signedIn())
    const own = [{ clientId: 1002, clientName: 'Meridian', companyName: 'Meridian Insurance Ltd.' }]
    stubApi({
      ...form,
      'GET /api/userAccount/linkedClients': own,
      'GET /api/clientConfigs/1002': testClient({ clientId: 1002, clientName: 'Meridian' }),
      'GET /api/clientConfigs/1002/availableLanguages': testLanguages,
      'GET /api/clientConfigs/1002/customFieldDefinitions': [],
    })
    const { address } = await show(link)
    await heading('This link is for Harbor Health')
    expect(screen.queryByText('Invalid page URL')).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign out and use the link' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: /^Continue as / }))
    await waitFor(() => expect(address()).toBe('/createProject'))
  })

  it('REQ-13 says so when the client is inactive', async () => {
    stubApi({ ...form, 'GET /api/clientConfigs/1001': testClient({ status: 'INACTIVE' }) })
    await show(link)
    await heading('Harbor Health is unable to accept new requests.')
  })
})

describe('a buyer of a connected organization', () => {
  const buyer = () =>
    setSession(signedIn({ roles: ['CLIENT_EMPLOYEE'], clientConfig: testClient(), isProcurementBuyer: true }))
  afterEach(() => sessionStorage.clear())

  it.for(['/createProject', `/createProject/${encodeURIComponent(btoa('1001'))}/secret`])(
    'is led from %s to Procurement',
    async (path) => {
      buyer()
      stubApi(form)
      await show(path)
      await screen.findByText('You order through your procurement system, so your requests start there.')
      expect(screen.getByRole('link', { name: 'Open Coupa Requests' }).getAttribute('href')).toBe('/coupa')
      expect(screen.queryByRole('link', { name: 'Create request' })).toBeNull()
      expect(screen.queryByRole('heading', { level: 2, name: 'Documents' })).toBeNull()
    },
  )

  it('goes on to the form of the visit that this tab is in', async () => {
    storeExternalReferenceId('COOKIE-1')
    buyer()
    stubApi(form)
    await show()
    const link = await screen.findByRole('link', { name: 'Create request' })
    expect(link.getAttribute('href')).toBe('/coupa/createQuote')
  })
})
