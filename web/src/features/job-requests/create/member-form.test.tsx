// @vitest-environment jsdom
import type { ClientConfig } from '@portolan/contract/clients/clients'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../shared/api/query-client.ts'
import { getBranding } from '../../../shared/branding.ts'
import { testField } from '../../../shared/custom-fields/test-field.ts'
import { setSession } from '../../../shared/session/session.ts'
import { signedIn, stubApi } from '../../../shared/test-page.tsx'
import { testClient, testLanguages } from './test-client.ts'
import { form, heading, press, show, showMember } from './test-create-page.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('someone signed in', () => {
  it('REQ-08 REQ-15 gets the form without the contact section', async () => {
    await showMember()
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull()
    await heading('Project')
  })

  it('REQ-09 chooses one of several organizations, or goes home', async () => {
    setSession(signedIn({ clientConfig: testClient() }))
    const linked = [1001, 1006].map((clientId) => ({ clientId, clientName: `Tandem ${clientId}`, companyName: 'T' }))
    stubApi({ ...form, 'GET /api/userAccount/linkedClients': linked })
    await show()
    await heading('Your organization')
    await press('OK')
    expect(screen.getByText('Choose an organization')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^Tandem 1001/ }))
    await press('OK')
    await heading('Documents')
    cleanup()
    const { address } = await show()
    await heading('Your organization')
    await press('Cancel')
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('SHELL-17 needs no application, and asks for none', async () => {
    const { calls } = await showMember(testClient(), {
      'GET /api/userAccount/enabledApplications': { applicationIds: [] },
    })
    expect(calls.some(({ request }) => request.includes('enabledApplications'))).toBe(false)
  })

  it('explains that staff accounts cannot request', async () => {
    setSession(signedIn({ roles: ['QA'] }))
    stubApi(form)
    await show()
    expect(await screen.findByText(/Only client accounts can create requests/)).toBeTruthy()
  })

  it('REQ-10 is stopped while the client is inactive', async () => {
    setSession(signedIn({ clientConfig: testClient({ status: 'INACTIVE' }) }))
    stubApi(form)
    await show()
    await heading('Harbor Health is unable to accept new requests.')
  })

  it('REQ-16 sees banner, instructions without anything unsafe, and the footer’s message', async () => {
    const instructionalText =
      '<p>Name files <b>well</b><script>alert(1)</script><a href="javascript:alert(1)" onclick="x">bad</a></p><ul><li>By year</li></ul>'
    await showMember(
      testClient({ bannerUrl: '/banner.svg', instructionalText, projectSubmissionFooterMessage: 'Write to us' }),
    )
    expect(screen.getByRole('img', { name: 'Harbor Health' }).getAttribute('src')).toBe('/banner.svg')
    const shown = await screen.findByRole('complementary', { name: 'Instructions' })
    expect(shown.querySelector('b')?.textContent).toBe('well')
    expect(shown.innerHTML).not.toMatch(/script|onclick|alert/)
    expect(within(shown).getByRole('list').getAttribute('dir')).toBe('auto')
    expect(screen.getByText('Write to us')).toBeTruthy()
  })

  it('REQ-16 sees instructions without HTML line by line', async () => {
    await showMember(testClient({ instructionalText: 'First 1 < 2\nThen & now' }))
    const lines = (await screen.findByRole('complementary', { name: 'Instructions' })).querySelectorAll('p')
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

  it('REQ-35 REQ-41 sees how much one request may hold, and an error where files exceed it', async () => {
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
      const names = (await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent)
      const canShowAll = screen.queryByRole('checkbox', { name: 'Show all languages' }) !== null
      cleanup()
      queryClient.clear()
      localStorage.clear()
      return { names, canShowAll }
    }
    expect(await offeredBy(true)).toEqual({ names: ['French fra'], canShowAll: false })
    expect(await offeredBy(false)).toEqual({ names: ['French fra'], canShowAll: true })
  })

  it('REQ-24 REQ-25 shows errors on blur and on submit, and focuses the first', async () => {
    const { calls } = await showMember()
    const name = screen.getByRole('textbox', { name: 'Project name' })
    fireEvent.change(name, { target: { value: 'a;b' } })
    expect(screen.queryByText('Semicolons are not allowed in project names')).toBeNull()
    fireEvent.blur(name)
    expect(await screen.findByText('Semicolons are not allowed in project names')).toBeTruthy()
    expect(screen.queryByText('Add at least one file')).toBeNull()
    await press('Send for estimation')
    expect(await screen.findByText('Add at least one file')).toBeTruthy()
    const files = screen.getByRole('button', { name: 'Choose files' })
    await waitFor(() => expect(document.activeElement).toBe(files))
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
    expect(screen.getByText('English is both the source and a target language.')).toBeTruthy()
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

describe('a returning client', () => {
  const workflows = [
    { label: 'Translation', xtrfServiceId: 11 },
    { label: 'Back translation', xtrfServiceId: 12 },
  ]
  const latest = { sourceLanguageId: 'deu', targetLanguageIds: ['fra'], xtrfServiceId: 12 }
  const defaults = { sourceLanguageIds: ['enu', 'deu'], targetLanguageIds: ['fra'], latest }

  it('begins with the last source language and workflow', async () => {
    await showMember(testClient({ selectableWorkflows: workflows }), { 'GET /api/jobRequests/defaults': defaults })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Source language' }).value).toBe('German')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Workflow' }).value).toBe('12')
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull()
  })

  it('finds the sources of the organization’s requests first', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return Number.parseInt(this.style.height, 10) || 0
    })
    await showMember(testClient(), { 'GET /api/jobRequests/defaults': { ...defaults, sourceLanguageIds: ['deu'] } })
    await userEvent.click(screen.getByRole('combobox', { name: 'Source language' }))
    const preferred = await screen.findByRole('group', { name: 'Preferred languages' })
    expect(
      within(preferred)
        .getAllByRole('option')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(['German'])
  })

  it('begins with the only workflow, and with none where there are several', async () => {
    const workflowOf = async (selectableWorkflows: typeof workflows) => {
      await showMember(testClient({ selectableWorkflows }))
      const { value } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Workflow' })
      cleanup()
      queryClient.clear()
      return value
    }
    expect(await workflowOf(workflows.slice(0, 1))).toBe('11')
    expect(await workflowOf(workflows)).toBe('')
  })

  it('reads what each button does', async () => {
    await showMember()
    const described = (name: string) =>
      document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '')?.textContent
    expect(described('Send for estimation')).toBe('Price first: we start once you accept it.')
    expect(described('Send to translation')).toBe('Start now, at your organization’s rates.')
  })

  it('REQ-43 names the project after its first file, unless somebody typed a name', async () => {
    await showMember()
    const add = (name: string) =>
      fireEvent.change(document.querySelector('input[type=file]') as Element, {
        target: { files: [new File(['x'], name)] },
      })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Project name' })
    const remove = async (name: string) =>
      userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }))
    const initial = field.value
    expect(initial).toMatch(/^client \d{4}-/)
    add('Annual_report.docx')
    await waitFor(() => expect(field.value).toBe('Annual report'))
    add('Annex.docx')
    await screen.findByRole('button', { name: 'Remove Annex.docx' })
    await remove('Annual_report.docx')
    await waitFor(() => expect(field.value).toBe('Annex'))
    await remove('Annex.docx')
    await waitFor(() => expect(field.value).toBe(initial))
    fireEvent.change(field, { target: { value: 'Our year' } })
    add('Annual_report.docx')
    await screen.findByRole('button', { name: 'Remove Annual_report.docx' })
    expect(field.value).toBe('Our year')
    expect((await screen.findAllByRole('region', { name: /^Estimated price/ })).length).toBeGreaterThan(0)
  })
})

const settings = (more: object = {}) => ({
  isHidden: false,
  isDisabled: false,
  disableShowAllLanguages: false,
  ...more,
})
