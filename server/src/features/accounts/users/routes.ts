import * as contract from '@portolan/contract/accounts/users'
import type { PageTokens } from '../../../platform/http/page-tokens.ts'
import { type Route, route } from '../../../platform/http/serve.ts'
import type { Database } from '../../../tables/database.ts'
import { disableContact, enableContact, removeMfa } from '../contact-changes.ts'
import { changeRole } from './change-role.ts'
import { changeUser } from './change-user.ts'
import { listUsers } from './list-users.ts'
import { resendUserConfirmation } from './resend-confirmation.ts'
import { findUserRoles } from './store-users.ts'

type Needs = {
  readonly db: Database
  readonly forgetAccount: (accountId: string) => void
  readonly now: () => Date
  readonly pageTokens: PageTokens
}

export const userRoutes = (needs: Needs): Route[] => [
  route(contract.listUsers, ({ query }) => listUsers(needs, query)),
  route(contract.listUserRoles, () => findUserRoles(needs.db)),
  route(contract.disableUserMfa, (call) =>
    changeUser(needs, call, 'mfa-disabled', removeMfa(needs.now, call.origin.ip)),
  ),
  route(contract.changeUserRole, (call) => changeUser(needs, call, 'role-changed', changeRole(call.body.role))),
  route(contract.enableUser, (call) => changeUser(needs, call, 'account-enabled', enableContact)),
  route(contract.disableUser, (call) => changeUser(needs, call, 'account-disabled', disableContact)),
  route(contract.resendUserConfirmation, (call) => resendUserConfirmation(needs.db, call)),
]
