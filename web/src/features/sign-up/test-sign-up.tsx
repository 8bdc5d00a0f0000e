import type { ClientConfig, CustomFieldDefinition } from '@portolan/contract/clients/clients'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { testField } from '../../shared/custom-fields/test-field.ts'
import { showPage } from '../../shared/test-page.tsx'
import SignUpPage from './sign-up-page.tsx'

export const showSignUp = (path = '/signUp') =>
  showPage(path, SignUpPage, path.startsWith('/signUp/') ? '/signUp/$clientId/$token' : '/signUp')

export const company = (clientId: number, more: Partial<ClientConfig> = {}) => ({
  clientId,
  status: 'ACTIVE',
  companyName: 'Harbor Health, Inc.',
  clientName: 'Harbor Health',
  disableSelfRegistration: false,
  allowedEmailDomains: ['harbor.example'],
  ...more,
})

export const userField = (name: string, more: Partial<CustomFieldDefinition> = {}) =>
  testField(name, { required: true, category: 'USER', ...more })

const created = {
  status: 201,
  body: {
    loginName: 'nora@harbor.example',
    email: 'nora@harbor.example',
    firstName: 'Nora',
    lastName: 'Lind',
    roles: ['CLIENT_EMPLOYEE'],
    isEmailConfirmed: false,
  },
}

const byDomain = '/api/clientConfigs'
const byLink = '/api/clientConfigs/1001'

/** A portal that knows Harbor Health, whose users have no fields of their own. */
export const harbor = {
  'GET /api/countries': [
    { id: 84, name: 'Germany' },
    { id: 227, name: 'United States' },
  ],
  'GET /api/provinces?countryId=227': [
    { id: 1, name: 'California', countryId: 227 },
    { id: 2, name: 'Maine', countryId: 227 },
  ],
  'GET /api/provinces?countryId=84': [],
  [`GET ${byDomain}`]: [company(1001)],
  [`GET ${byLink}`]: company(1001),
  [`GET ${byLink}/customFieldDefinitions`]: [],
  'POST /api/userAccount': created,
}

const person = {
  'Email address': ' Nora@harbor.example ',
  'First name': 'Nora',
  'Last name': 'Lind',
  Password: 'Harbour-Light-27',
  'Repeat password': 'Harbour-Light-27',
}
type Person = Partial<Record<keyof typeof person, string>>

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const next = () => press('Continue')

function fill(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) fireEvent.change(field(label), { target: { value } })
}

export const fillUser = (more: Person = {}): void => fill({ ...person, ...more })

export async function fillAddress() {
  await screen.findByLabelText('Address line 1')
  await userEvent.selectOptions(await screen.findByLabelText('State or province'), 'Maine')
  fill({ 'Address line 1': '12 Quay Street', City: 'Portland', 'ZIP or postal code': '04101' })
}

/** Up to the point where the portal looks for the company. */
export async function fillAll(more: Person = {}) {
  fillUser(more)
  await next()
  await fillAddress()
  await next()
}

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
