import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { WithQuery } from '../../../../shared/api/query.tsx'
import { done, showPage } from '../../../../shared/test-page.tsx'
import LoadedForm from '../form/loaded-form.tsx'
import type { Requester } from '../model/requester.ts'
import { testClient, testLanguages } from '../test-client.ts'

const free = { isHidden: false, isDisabled: false, disableShowAllLanguages: false }
const client = testClient(
  {},
  {
    sourceLanguage: { defaultLanguage: { name: 'English', xtrfId: 1 }, ...free },
    targetLanguages: { defaultLanguages: [{ name: 'French', xtrfId: 2 }], ...free },
  },
)
export const contact: Requester = { kind: 'contact', client, email: 'nora@harbor.example' }
export const member: Requester = { kind: 'member', client, email: 'client@harbor.example' }
export const id = '9b2f6a4e-1c1f-4d51-8a6e-3f1f5b0a7c22'
const post = { url: '/store', fields: { key: 'temp/1/${filename}' } }

export const portal = {
  'GET /api/countries': [{ id: 227, name: 'United States' }],
  'GET /api/provinces': [],
  'GET /api/clientConfigs/1001/availableLanguages': testLanguages,
  'GET /api/clientConfigs/1001/customFieldDefinitions': [],
  'GET /api/jobRequests/defaults': { sourceLanguageIds: [], targetLanguageIds: [], latest: null },
  'GET /api/requestTemplates': [],
  'GET /api/userAccount/languageGroups': [],
  'POST /api/userAccount/actions/sendEmailVerificationCode': done,
  'POST /api/userAccounts/actions/validateEmailVerificationCode': { isValid: true },
  'POST /api/quotes': { quoteId: id, presignedPost: post },
  'POST /api/jobRequests': { id, number: 'T-2026-000007' },
  [`GET /api/jobRequests/${id}`]: { id, number: 'Q-2026-000012' },
}

type Flags = { hideEstimation?: boolean; hideTranslation?: boolean }
export const show = (requester: Requester, flags: Flags = {}) =>
  showPage('/createProject', () => (
    <WithQuery>
      <LoadedForm requester={requester} origination="WEBFORM" externalReferenceId={null} {...flags} />
    </WithQuery>
  ))
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const heading = (name: string) => screen.findByRole('heading', { name })

export async function fillLinks() {
  await heading('Documents')
  await userEvent.click(screen.getByRole('radio', { name: 'Links to files' }))
  await screen.findByLabelText('Web address')
  type('Web address', 'https://files.example/a.docx')
  type('Name of the file', 'a.docx')
}
