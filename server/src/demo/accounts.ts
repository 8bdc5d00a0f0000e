import type { Address } from '@portolan/contract/address'
import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { Role } from '@portolan/contract/roles'
import { sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import { accountTexts, type DemoEmail } from './messages/account-texts.ts'

export const demoPassword = 'Harbour-Light-27'

export type DemoAccount = {
  readonly email: DemoEmail
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  /** The organizations the account may act for; it acts for the first one, unless it has yet to pick. */
  readonly clientIds: readonly number[]
  readonly hasToPick?: true
  /** Where it has others than its client. */
  readonly applicationIds?: readonly ApplicationId[]
  readonly isDisabled?: true
  readonly isFederated?: true
  readonly address?: Address
}

/** Of Harbor Health. */
const harborAddress: Address = {
  address1: '400 Harbor Way',
  address2: '',
  city: 'Boston',
  province: { id: 22700802, name: 'Massachusetts' },
  zipCode: '02110',
  country: { id: 227, name: 'United States' },
  phoneNumber: '+1 555 0142',
  email: 'accounts@harbor.example',
}

const staff = (email: DemoEmail, firstName: string, lastName: string, role: Role): DemoAccount => ({
  email,
  firstName,
  lastName,
  role,
  clientIds: [],
})

export const demoAccounts: readonly DemoAccount[] = [
  staff('admin@portolan.example', 'Ada', 'Okafor', 'ADMIN'),
  staff('pm@portolan.example', 'Paula', 'Mendes', 'CLIENT_MANAGER'),
  staff('coordinator@portolan.example', 'Colin', 'Ferreira', 'PROJECT_COORDINATOR'),
  staff('qa@portolan.example', 'Quinn', 'Andersson', 'QA'),
  staff('quoter@portolan.example', 'Quentin', 'Osei', 'QUOTER'),
  staff('linguist@portolan.example', 'Lin', 'Nakamura', 'LINGUIST'),
  {
    email: 'client@harbor.example',
    firstName: 'Helen',
    lastName: 'Marsh',
    role: 'CLIENT',
    clientIds: [1001],
    address: harborAddress,
  },
  {
    email: 'employee@harbor.example',
    firstName: 'Emil',
    lastName: 'Novak',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1001],
    address: harborAddress,
  },
  {
    email: 'disabled@harbor.example',
    firstName: 'Dina',
    lastName: 'Castillo',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1001],
    isDisabled: true,
  },
  {
    email: 'client@meridian.example',
    firstName: 'Miriam',
    lastName: 'Lindqvist',
    role: 'CLIENT',
    clientIds: [1002],
  },
  {
    email: 'requests@meridian.example',
    firstName: 'Rosa',
    lastName: 'Engström',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1002],
    applicationIds: ['createProject', 'consoleHelp'],
  },
  {
    email: 'client@quill.example',
    firstName: 'Quincy',
    lastName: 'Adeyemi',
    role: 'CLIENT',
    clientIds: [1003],
  },
  {
    email: 'client@tandem.example',
    firstName: 'Tara',
    lastName: 'Vance',
    role: 'CLIENT',
    clientIds: [1005, 1006],
  },
  {
    email: 'new@tandem.example',
    firstName: 'Nico',
    lastName: 'Baptiste',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1005, 1006],
    hasToPick: true,
  },
  {
    email: 'buyer@procura.example',
    firstName: 'Beatriz',
    lastName: 'Holm',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1007],
  },
  {
    email: 'sso@orbit.example',
    firstName: 'Soren',
    lastName: 'Oduya',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1008],
    isFederated: true,
  },
]

/** What an account is good for. */
export const describeAccount = (email: DemoEmail, locale: string): string =>
  accountTexts[matchLocale(locale) ?? sourceLocale][email]

/** The accounts that the demo's sign-in page offers. */
export const demoSignIns = {
  password: demoPassword,
  accounts: demoAccounts.map(({ email }) => ({ email, describe: (locale: string) => describeAccount(email, locale) })),
}
