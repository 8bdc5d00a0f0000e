import * as z from 'zod/mini'
import { ApplicationId } from '../clients/applications.ts'
import { ClientConfig, ClientId } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { PersonName } from '../person-name.ts'
import { Role } from '../roles.ts'

/** A BCP 47 tag such as `es-US`: texts follow its language, numbers and dates the whole tag. */
export const LocaleTag = z.string().check(z.maxLength(35), z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))

export const UserAccount = z.object({
  loginName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(Role),
  isFederatedSsoAccount: z.boolean(),
  externalGroups: z.array(z.string()),
  /** Null for staff, and for a client user who has not picked an organization yet. */
  clientConfig: z.nullable(ClientConfig),
  /** The language of pages and emails; null where the user has not chosen one. */
  locale: z.nullable(LocaleTag),
  /** True for somebody who only buys: their requests start in the procurement system of the organization. */
  isProcurementBuyer: z.boolean(),
})
export type UserAccount = z.infer<typeof UserAccount>

export const getUserAccount = endpoint({
  name: 'getUserAccount',
  summary: 'Get the current user, or the impersonated one',
  tag: 'accounts',
  method: 'GET',
  path: '/userAccount',
  access: 'signed-in',
  reply: UserAccount,
  refusals: [],
  example: {
    reply: {
      loginName: 'pm@portolan.example',
      email: 'pm@portolan.example',
      firstName: 'Paula',
      lastName: 'Mendes',
      roles: ['CLIENT_MANAGER'],
      isFederatedSsoAccount: false,
      externalGroups: [],
      clientConfig: null,
      locale: 'es-US',
      isProcurementBuyer: false,
    },
  },
})

export const getEnabledApplications = endpoint({
  name: 'getEnabledApplications',
  summary: 'List the applications of the current user',
  tag: 'accounts',
  method: 'GET',
  path: '/userAccount/enabledApplications',
  access: 'signed-in',
  reply: z.object({ applicationIds: z.array(ApplicationId) }),
  refusals: [],
  example: { reply: { applicationIds: ['createProject', 'machineTranslation', 'consoleHelp'] } },
})

export const LinkedClient = z.object({ clientId: ClientId, clientName: z.string(), companyName: z.string() })
export type LinkedClient = z.infer<typeof LinkedClient>

export const listLinkedClients = endpoint({
  name: 'listLinkedClients',
  summary: 'List the organizations the current user may act for',
  tag: 'accounts',
  method: 'GET',
  path: '/userAccount/linkedClients',
  access: 'signed-in',
  reply: z.array(LinkedClient),
  refusals: [],
  example: {
    reply: [
      { clientId: 1005, clientName: 'Tandem North', companyName: 'Tandem Group' },
      { clientId: 1006, clientName: 'Tandem South', companyName: 'Tandem Group' },
    ],
  },
})

export const assignClient = endpoint({
  name: 'assignClient',
  summary: 'Select the organization the current user acts for',
  tag: 'accounts',
  method: 'POST',
  path: '/userAccount/actions/assignClient',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  body: z.object({ clientId: ClientId }),
  reply: UserAccount,
  refusals: ['client_not_found'],
  example: { body: { clientId: 1005 } },
})

export const changeLocale = endpoint({
  name: 'changeLocale',
  summary: 'Sets the language of pages and emails of the signed-in user',
  tag: 'accounts',
  method: 'POST',
  path: '/userAccount/actions/changeLocale',
  access: 'signed-in',
  body: z.object({ locale: LocaleTag }),
  refusals: [],
  example: { body: { locale: 'es-US' } },
})

export const changeProfile = endpoint({
  name: 'changeProfile',
  summary: 'Change the name of the current user',
  tag: 'accounts',
  method: 'POST',
  path: '/userAccount/actions/changeProfile',
  access: 'signed-in',
  body: z.object({ firstName: PersonName, lastName: PersonName }),
  reply: UserAccount,
  refusals: ['profile_of_identity_provider'],
  example: { body: { firstName: 'Paula', lastName: 'Mendes' } },
})
