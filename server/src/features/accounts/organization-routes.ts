import * as contract from '@portolan/contract/accounts/organization'
import { type Route, route } from '../../platform/http/serve.ts'
import type { Database } from '../../tables/database.ts'
import { changeContact } from './change-contact.ts'
import { disableContact, enableContact, removeMfa } from './contact-changes.ts'
import { getIdentitySettings, listContacts } from './organization-contacts.ts'

type Needs = {
  readonly db: Database
  readonly forgetAccount: (accountId: string) => void
  readonly now: () => Date
}

export function organizationRoutes(needs: Needs): Route[] {
  const { db, now } = needs
  return [
    route(contract.listOrganizationClientContacts, ({ actor }) => listContacts(db, actor)),
    route(contract.getIdentitySettings, ({ actor, params, query }) =>
      getIdentitySettings(db, actor, params.contactId, query),
    ),
    route(contract.disableContactMfa, (call) =>
      changeContact(needs, call, 'mfa-disabled', removeMfa(now, call.origin.ip)),
    ),
    route(contract.enableContactAccount, (call) => changeContact(needs, call, 'account-enabled', enableContact)),
    route(contract.disableContactAccount, (call) => changeContact(needs, call, 'account-disabled', disableContact)),
  ]
}
