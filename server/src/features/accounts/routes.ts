import {
  assignClient as assignClientEndpoint,
  changeLocale as changeLocaleEndpoint,
  changeProfile as changeProfileEndpoint,
  getEnabledApplications,
  getUserAccount,
  listLinkedClients,
} from '@portolan/contract/accounts/accounts'
import * as emails from '@portolan/contract/accounts/email-settings'
import * as groups from '@portolan/contract/accounts/language-groups'
import type { PageTokens } from '../../platform/http/page-tokens.ts'
import { type Route, route } from '../../platform/http/serve.ts'
import { findClientsById } from '../clients/index.ts'
import { assignClient } from './assign-client.ts'
import { changeLocale } from './change-locale.ts'
import { changeProfile } from './change-profile.ts'
import { changeEmailSettings, getEmailSettings } from './email-settings.ts'
import { listLanguageGroups, saveLanguageGroups } from './language-groups.ts'
import { organizationRoutes } from './organization-routes.ts'
import { type PresentNeeds, presentAccount } from './present-account.ts'
import { userRoutes } from './users/routes.ts'

export type AccountNeeds = PresentNeeds & {
  /** Clears the caller cache, so that the next call sees the change. */
  readonly forgetAccount: (accountId: string) => void
  readonly now: () => Date
  readonly pageTokens: PageTokens
}

export function accountRoutes(needs: AccountNeeds): Route[] {
  const { db } = needs
  return [
    route(getUserAccount, ({ actor }) => presentAccount(needs, actor)),
    route(getEnabledApplications, async ({ actor }) => ({ applicationIds: [...actor.applicationIds] })),
    route(listLinkedClients, async ({ actor }) => {
      const clients = await findClientsById(db, actor.linkedClientIds)
      return clients.filter((client) => client.status === 'ACTIVE' || client.clientId === actor.clientId)
    }),
    route(assignClientEndpoint, ({ actor, body, origin }) => assignClient(needs, actor, body.clientId, origin)),
    route(changeLocaleEndpoint, ({ actor, body }) => changeLocale(needs, actor, body.locale)),
    route(changeProfileEndpoint, ({ actor, body, origin }) => changeProfile(needs, actor, body, origin)),
    route(emails.getEmailSettings, ({ actor }) => getEmailSettings(db, actor)),
    route(emails.changeEmailSettings, ({ actor, body, origin }) => changeEmailSettings(db, actor, body, origin)),
    route(groups.listLanguageGroups, ({ actor, locale }) => listLanguageGroups(db, actor, locale)),
    route(groups.saveLanguageGroups, ({ actor, params: { scope }, body, origin, locale }) =>
      saveLanguageGroups(db, actor, { scope, groups: body }, { origin, locale }),
    ),
    ...organizationRoutes(needs),
    ...userRoutes(needs),
  ]
}
