import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import CreateRequestPage from './create-request-page.tsx'
import { testClient, testLanguages } from './test-client.ts'

// The form is fetched while the page waits for its data: a test may end before it is there.
await import('./form/loaded-form.tsx')

export const show = (path = '/createProject') =>
  showPage(path, CreateRequestPage, path === '/createProject' ? path : '/createProject/$clientId/$token')
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

export const form = {
  'GET /api/countries': [{ id: 227, name: 'United States' }],
  'GET /api/provinces': [],
  'GET /api/languages': testLanguages,
  'GET /api/clientConfigs/1001/availableLanguages': testLanguages,
  'GET /api/clientConfigs/1001/customFieldDefinitions': [],
  'GET /api/userAccount/enabledApplications': { applicationIds: ['createProject'] },
  'GET /api/jobRequests/defaults': { sourceLanguageIds: [], targetLanguageIds: [], latest: null },
  'GET /api/requestTemplates': [],
  'GET /api/userAccount/languageGroups': [],
  'GET /api/userAccount/linkedClients': [{ clientId: 1001, clientName: 'Harbor Health', companyName: 'Harbor' }],
  'GET /api/clientConfigs/1001': testClient(),
}

export async function enter(email: string) {
  await show()
  fireEvent.change(screen.getByRole('textbox', { name: 'Email address' }), { target: { value: email } })
  await press('Continue')
}

export async function showMember(client = testClient(), more: object = {}) {
  setSession(signedIn({ clientConfig: client }))
  const calls = stubApi({ ...form, 'GET /api/clientConfigs/1001': client, ...more })
  const page = await show()
  await heading('Documents')
  return { ...page, calls }
}
