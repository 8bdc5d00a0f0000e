import { getUserAccount, type UserAccount } from '@portolan/contract/accounts/accounts'
import { call } from '../api/api-client.ts'
import { adoptLocale } from './account-locale.ts'
import { impersonatedUsername } from './impersonation.ts'
// The call needs the stored token, so its module is loaded together with this one.
import './stored-identity.ts'

/** Apart from session.ts, so that the public pages carry neither the contract's schemas nor the client. */
export async function loadAccount(): Promise<UserAccount> {
  const account = await call(getUserAccount)
  // An administrator goes on reading their own language.
  if (impersonatedUsername() === null) await adoptLocale(account.locale)
  return account
}
