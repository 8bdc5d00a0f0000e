import { getUserAccount, type UserAccount } from '@portolan/contract/accounts/accounts'
import { call } from '../api/api-client.ts'

/** Apart from session.ts, so that the public pages carry neither the contract's schemas nor the client. */
export const loadAccount = (): Promise<UserAccount> => call(getUserAccount)
