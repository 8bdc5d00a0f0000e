// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { storeExternalReferenceId } from '../../../shared/request/external-reference.ts'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import BuyerRequestPage from './buyer-request-page.tsx'
import { testClient } from './test-client.ts'
import { form, heading } from './test-create-page.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const free = { isHidden: false, isDisabled: false, disableShowAllLanguages: false }
const client = testClient(
  {},
  {
    sourceLanguage: { defaultLanguage: { name: 'English', xtrfId: 1 }, ...free },
    targetLanguages: { defaultLanguages: [{ name: 'French', xtrfId: 2 }], ...free },
  },
)
const send = 'POST /api/jobRequests'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const made = { id: '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22', number: 'Q-2026-000012' }

function show() {
  setSession(signedIn({ clientConfig: client }))
  const calls = stubApi({ ...form, 'GET /api/clientConfigs/1001': client, [send]: made })
  return showPage('/coupa/createQuote', BuyerRequestPage).then((page) => ({ ...page, calls }))
}

it('COUPA-08 COUPA-09 sends the form for a quote with the session, forgets the session and goes to the list', async () => {
  storeExternalReferenceId('SESSION-1')
  const { calls, address, state } = await show()
  await heading('Documents')
  expect(screen.queryByRole('button', { name: 'Send for translation' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Links to files' }))
  await screen.findByLabelText('Web address')
  type('Web address', 'https://files.example/a.docx')
  type('Name of the file', 'a.docx')
  type('Project name', 'Safety sheet')
  expect(screen.getAllByText('Price first. We start when your purchase order arrives.').length).toBeGreaterThan(0)
  expect(screen.queryByText(/we start once you accept it/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send for estimation' }))
  await waitFor(() => expect(address()).toBe('/coupa'))
  expect(state().sent).toEqual({ ...made, name: 'Safety sheet', externalReferenceId: 'SESSION-1' })
  expect(calls.find(({ request }) => request === send)?.body).toMatchObject({
    origination: 'COUPA',
    requestType: 'QUOTE_REQUEST',
    externalReferenceId: 'SESSION-1',
  })
  expect(sessionStorage.getItem('portolan.externalReferenceId')).toBeNull()
})

it('leads to the list without a session of a procurement system', async () => {
  await show()
  expect(screen.getByText('Start from your procurement system to create a request.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to requests' }).getAttribute('href')).toBe('/coupa')
  expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull()
})
