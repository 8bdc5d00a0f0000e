// @vitest-environment jsdom
import type { ClientConfig } from '@portolan/contract/clients'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getBranding } from '../../shared/branding.ts'
import { testField } from '../../shared/custom-fields/test-field.ts'
import { queryClient } from '../../shared/query.tsx'
import { setSession } from '../../shared/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../shared/test-page.tsx'
import CreateRequestPage from './create-request-page.tsx'
import { testClient, testLanguages } from './test-client.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const show = (path = '/createProject') =>
  showPage(path, CreateRequestPage, path === '/createProject' ? path : '/createProject/$clientId/$token')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

const form = {
  'GET /api/countries': [{ id: 227, name: 'United States' }],
  'GET /api/provinces': [],
  'GET /api/languages': testLanguages,
  'GET /api/clientConfigs/1001/availableLanguages': testLanguages,
  'GET /api/clientConfigs/1001/customFieldDefinitions': [],
  'GET /api/userAccount/enabledApplications': { applicationIds: ['createProject'] },
  'GET /api/userAccount/languageGroups': [],
  'GET /api/userAccount/linkedClients': [{ clientId: 1001, clientName: 'Harbor Health', companyName: 'Harbor' }],
  'GET /api/clientConfigs/1001': testClient(),
}

async function enter(email: string) {
  await show()
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail address' }), { target: { value: email } })
  await press('Continue')
}

async function showMember(client = testClient(), more: object = {}) {
  setSession(signedIn())
  const calls = stubApi({ ...form, 'GET /api/clientConfigs/1001': client, ...more })
  const page = await show()
  await heading('Documents')
  return { ...page, calls }
}

describe('someone who is not signed in', () => {
  it('REQ-03 REQ-04 REQ-15 REQ-17 gives an e-mail address, and gets the form of the client of its domain', async () => {
    const calls = stubApi({ ...form, 'GET /api/clientConfigs': [testClient()] })
    await enter(' Nora@harbor.example')
    for (const name of ['Contact', 'Documents', 'Project']) await heading(name)
    expect(calls.map(({ request }) => request)).toContain('GET /api/clientConfigs?emailDomain=harbor.example')
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false }).value
    expect(value('E-mail address')).toBe('nora@harbor.example')
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

  it('REQ-04 chooses one of several clients', async () => {
    const clients = [testClient(), testClient({ clientId: 1002, clientName: 'Harbor South' })]
    stubApi({ ...form, 'GET /api/clientConfigs': clients })
    await enter('nora@harbor.example')
    await heading('Your organisation')
    await press('Continue')
    expect(screen.getByText('Choose an organisation')).toBeTruthy()
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

  it('REQ-06 REQ-14 is told when there are only inactive clients', async () => {
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
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /home/i }).getAttribute('href')).toBe('/')
  })

  it('REQ-26 is told when that is no e-mail address', async () => {
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

describe('someone signed in', () => {
  it('REQ-08 REQ-15 gets the form without the contact section', async () => {
    await showMember()
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull()
    await heading('Project')
  })

  it('REQ-09 chooses one of several organisations, or goes home', async () => {
    setSession(signedIn())
    const linked = [1001, 1006].map((clientId) => ({ clientId, clientName: `Tandem ${clientId}`, companyName: 'T' }))
    stubApi({ ...form, 'GET /api/userAccount/linkedClients': linked })
    await show()
    await heading('Your organisation')
    await press('OK')
    expect(screen.getByText('Choose an organisation')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^Tandem 1001/ }))
    await press('OK')
    await heading('Documents')
    cleanup()
    const { address } = await show()
    await heading('Your organisation')
    await press('Cancel')
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('SHELL-17 needs no application, and asks for none', async () => {
    const { calls } = await showMember(testClient(), {
      'GET /api/userAccount/enabledApplications': { applicationIds: [] },
    })
    expect(calls.some(({ request }) => request.includes('enabledApplications'))).toBe(false)
  })

  it('is told in plain words when the account is one of staff', async () => {
    setSession(signedIn({ roles: ['QA'] }))
    stubApi(form)
    await show()
    expect(await screen.findByText(/Your account is not one of them/)).toBeTruthy()
  })

  it('REQ-10 is stopped while the client is inactive', async () => {
    setSession(signedIn())
    stubApi({ ...form, 'GET /api/clientConfigs/1001': testClient({ status: 'INACTIVE' }) })
    await show()
    await heading('Harbor Health is unable to accept new requests.')
  })

  it('REQ-16 sees banner, instructions without anything unsafe, and the footer’s message', async () => {
    const instructionalText =
      '<p>Name files <b>well</b><script>alert(1)</script><a href="javascript:alert(1)" onclick="x">bad</a></p>'
    await showMember(
      testClient({ bannerUrl: '/banner.svg', instructionalText, projectSubmissionFooterMessage: 'Write to us' }),
    )
    expect(screen.getByRole('img', { name: 'Harbor Health' }).getAttribute('src')).toBe('/banner.svg')
    const shown = screen.getByRole('complementary', { name: 'Instructions' })
    expect(shown.querySelector('b')?.textContent).toBe('well')
    expect(shown.innerHTML).not.toMatch(/script|onclick|alert/)
    expect(screen.getByText('Write to us')).toBeTruthy()
  })

  it('REQ-16 sees instructions without HTML line by line', async () => {
    await showMember(testClient({ instructionalText: 'First 1 < 2\nThen & now' }))
    const lines = screen.getByRole('complementary', { name: 'Instructions' }).querySelectorAll('p')
    expect([...lines].map(({ textContent }) => textContent)).toEqual(['First 1 < 2', 'Then & now'])
  })

  it('REQ-18 REQ-20 REQ-22 begins with files and has both buttons where no mode is set', async () => {
    await showMember()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Files' }).checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Send for estimation' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send to translation' })).toBeTruthy()
  })

  it('REQ-21 sees the other button as soon as the exception holds', async () => {
    const client = testClient({
      projectSubmissionMode: 'SUBMIT_FOR_ESTIMATION_EXCEPT',
      submissionModeConditions: [{ fieldName: 'Urgent', value: 'true' }],
    })
    await showMember(client, {
      'GET /api/clientConfigs/1001/customFieldDefinitions': [testField('Urgent', { type: 'CHECKBOX' })],
    })
    expect(screen.queryByRole('button', { name: 'Send to translation' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Urgent' }))
    expect(screen.getByRole('button', { name: 'Send to translation' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send for estimation' })).toBeNull()
  })

  it('REQ-35 REQ-41 sees how much one request may hold, and is told where files are more', async () => {
    const branding = getBranding()
    branding.uploadTotalBytes = 2 * 1024 ** 2
    try {
      await showMember()
      expect(screen.getAllByText('Up to 100 files, 1,000 MB each and 2 MB together.').length).toBeGreaterThan(0)
      const input = document.querySelector('input[type=file]')
      const files = [new File([new Uint8Array(2 * 1024 ** 2 + 1)], 'large.pdf')]
      fireEvent.change(input as Element, { target: { files } })
      expect(await screen.findByText('The files together exceed 2 MB.')).toBeTruthy()
    } finally {
      branding.uploadTotalBytes = null
    }
  })

  it('REQ-21 has the buttons of the submission mode of the client', async () => {
    const submissionModeConditions = [{ fieldName: 'Urgent', value: 'true' }]
    const urgent = testField('Urgent', { type: 'CHECKBOX' })
    const buttons = async (projectSubmissionMode: ClientConfig['projectSubmissionMode'], isUrgent: boolean) => {
      await showMember(testClient({ projectSubmissionMode, submissionModeConditions }), {
        'GET /api/clientConfigs/1001/customFieldDefinitions': [urgent],
      })
      if (isUrgent) await userEvent.click(screen.getByRole('checkbox', { name: 'Urgent' }))
      const names = screen.getAllByRole('button', { name: /^Send / }).map(({ textContent }) => textContent)
      cleanup()
      queryClient.clear()
      localStorage.clear()
      return names
    }
    const [estimation, translation] = ['Send for estimation', 'Send to translation']
    expect(await buttons('SUBMIT_FOR_ESTIMATION', true)).toEqual([estimation])
    expect(await buttons('SUBMIT_FOR_TRANSLATION', true)).toEqual([translation])
    expect(await buttons('BOTH', true)).toEqual([estimation, translation])
    expect(await buttons('SUBMIT_FOR_TRANSLATION_EXCEPT', false)).toEqual([translation])
    expect(await buttons('SUBMIT_FOR_TRANSLATION_EXCEPT', true)).toEqual([estimation])
  })

  it('CLIENT-06 offers all languages only where the client does not forbid it', async () => {
    // jsdom lays nothing out: the list's own height attribute stands in for its layout.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return Number.parseInt(this.style.height, 10) || 0
    })
    const offeredBy = async (disableShowAllLanguages: boolean) => {
      const targetLanguages = { defaultLanguages: [], ...settings({ disableShowAllLanguages }) }
      await showMember(testClient({}, { targetLanguages }))
      await userEvent.click(screen.getByRole('combobox', { name: 'Target languages' }))
      const names = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
      const canShowAll = screen.queryByRole('checkbox', { name: 'Show all languages' }) !== null
      cleanup()
      queryClient.clear()
      localStorage.clear()
      return { names, canShowAll }
    }
    expect(await offeredBy(true)).toEqual({ names: ['French fra'], canShowAll: false })
    expect(await offeredBy(false)).toEqual({ names: ['French fra'], canShowAll: true })
  })

  it('REQ-24 REQ-25 is told what is wrong on leaving a field and on sending, and stands at the first', async () => {
    const { calls } = await showMember()
    const name = screen.getByRole('textbox', { name: 'Project name' })
    fireEvent.change(name, { target: { value: 'a;b' } })
    expect(screen.queryByText('Semicolons are not allowed in project names')).toBeNull()
    fireEvent.blur(name)
    expect(screen.getByText('Semicolons are not allowed in project names')).toBeTruthy()
    expect(screen.queryByText('Add at least one file')).toBeNull()
    await press('Send for estimation')
    expect(screen.getByText('Add at least one file')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Source language' }))
    expect(screen.getByText('There are 4 problems')).toBeTruthy()
    await press('Project name: Semicolons are not allowed in project names')
    expect(document.activeElement).toBe(name)
    expect(calls.some(({ request }) => request.startsWith('POST'))).toBe(false)
  })

  it('REQ-31 is warned of a target that is the source, and adds a group of languages by one click', async () => {
    const source = { defaultLanguage: { name: 'English', xtrfId: 1 }, ...settings() }
    await showMember(testClient({}, { sourceLanguage: source }), {
      'GET /api/userAccount/languageGroups': [
        { name: 'Mine', scope: 'PERSONAL', languages: [testLanguages[0], testLanguages[2]] },
      ],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mine' }))
    expect(screen.getByRole('button', { name: 'Remove German' })).toBeTruthy()
    expect(screen.getByText('English is the source language and a target language too.')).toBeTruthy()
  })

  it('keeps to languages that the client has fixed or hidden', async () => {
    const source = { defaultLanguage: { name: 'English', xtrfId: 1 }, ...settings({ isHidden: true }) }
    const targets = { defaultLanguages: [{ name: 'French', xtrfId: 2 }], ...settings({ isDisabled: true }) }
    await showMember(testClient({}, { sourceLanguage: source, targetLanguages: targets }))
    expect(screen.queryByRole('combobox', { name: 'Source language' })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Target languages' }).disabled).toBe(true)
    expect(screen.getByRole('button', { name: 'Remove French' }).hasAttribute('disabled')).toBe(true)
  })
})

const settings = (more: object = {}) => ({
  isHidden: false,
  isDisabled: false,
  disableShowAllLanguages: false,
  ...more,
})
