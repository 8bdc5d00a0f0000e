import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { Role } from '@portolan/contract/roles'

export const demoPassword = 'Harbour-Light-27'

export type DemoAccount = {
  readonly email: string
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
  /** What this account is good for, as shown on the sign-in page. */
  readonly toSee: string
}

const staff = (name: string, firstName: string, lastName: string, role: Role, toSee: string): DemoAccount => ({
  email: `${name}@portolan.example`,
  firstName,
  lastName,
  role,
  clientIds: [],
  toSee,
})

export const demoAccounts: readonly DemoAccount[] = [
  staff('admin', 'Ada', 'Okafor', 'ADMIN', 'Admin area, impersonation, dashboards'),
  staff('pm', 'Paula', 'Mendes', 'CLIENT_MANAGER', 'Desk and dashboards of a project manager'),
  staff('coordinator', 'Colin', 'Ferreira', 'PROJECT_COORDINATOR', 'Front office'),
  staff('qa', 'Quinn', 'Andersson', 'QA', 'QA lists'),
  staff('quoter', 'Quentin', 'Osei', 'QUOTER', 'Requests that wait for a price'),
  staff('linguist', 'Lin', 'Nakamura', 'LINGUIST', 'Staff without a dashboard'),
  {
    email: 'client@harbor.example',
    firstName: 'Helen',
    lastName: 'Marsh',
    role: 'CLIENT',
    clientIds: [1001],
    toSee: 'Everything a client can have',
  },
  {
    email: 'employee@harbor.example',
    firstName: 'Emil',
    lastName: 'Novak',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1001],
    toSee: 'The same without organization rights',
  },
  {
    email: 'disabled@harbor.example',
    firstName: 'Dina',
    lastName: 'Castillo',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1001],
    isDisabled: true,
    toSee: 'An account switched off',
  },
  {
    email: 'client@meridian.example',
    firstName: 'Miriam',
    lastName: 'Lindqvist',
    role: 'CLIENT',
    clientIds: [1002],
    toSee: 'Auto-quotes',
  },
  {
    email: 'requests@meridian.example',
    firstName: 'Rosa',
    lastName: 'Engström',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1002],
    applicationIds: ['createProject', 'consoleHelp'],
    toSee: 'Fewer applications than the client has',
  },
  {
    email: 'client@quill.example',
    firstName: 'Quincy',
    lastName: 'Adeyemi',
    role: 'CLIENT',
    clientIds: [1003],
    toSee: 'An inactive client',
  },
  {
    email: 'client@tandem.example',
    firstName: 'Tara',
    lastName: 'Vance',
    role: 'CLIENT',
    clientIds: [1005, 1006],
    toSee: 'Several organizations',
  },
  {
    email: 'new@tandem.example',
    firstName: 'Nico',
    lastName: 'Baptiste',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1005, 1006],
    hasToPick: true,
    toSee: 'Has to pick an organization',
  },
  {
    email: 'buyer@procura.example',
    firstName: 'Beatriz',
    lastName: 'Holm',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1007],
    toSee: 'Procurement',
  },
  {
    email: 'sso@orbit.example',
    firstName: 'Soren',
    lastName: 'Oduya',
    role: 'CLIENT_EMPLOYEE',
    clientIds: [1008],
    isFederated: true,
    toSee: "An account of the customer's own identity provider",
  },
]

/** The accounts that the demo's sign-in page offers. */
export const demoSignIns = {
  password: demoPassword,
  accounts: demoAccounts.map(({ email, toSee }) => ({ email, what: toSee })),
}
