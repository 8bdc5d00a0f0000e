import { endImpersonation, type Impersonation, startImpersonation } from '@portolan/contract/identity/impersonation'
import { call } from '../api/api-client.ts'

// Apart from session-impersonation.ts, so that the shell carries neither the contract's schemas nor the client.

export const askToImpersonate = (username: string, reason: string): Promise<Impersonation> =>
  call(startImpersonation, { body: { username, reason } })

export const tellImpersonationEnd = (): Promise<undefined> => call(endImpersonation)
