import type { Role } from '@portolan/contract/roles'
import type { Log } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { rolesIn } from '../callers/actor-of.ts'
import type { Authenticate } from '../callers/authenticate.ts'
import { callerCache } from '../callers/caller-cache.ts'
import { type Caller, findCaller } from '../callers/store-callers.ts'
import type { ExternalIssuer } from './external-issuer.ts'
import { discovery } from './issuer-discovery.ts'
import { upsertExternalAccount } from './upsert-external-account.ts'
import { externalTokens } from './verify-external-token.ts'

type Needs = { readonly db: Database; readonly issuer: ExternalIssuer; readonly now: () => Date; readonly log: Log }

/** Authenticates callers by an external issuer's tokens and keeps their accounts up to date with the claims. */
export function externalAuthentication({ db, issuer, now, log }: Needs) {
  const discovered = discovery({ issuer: issuer.issuer, now, log })
  const callers = callerCache((accountId) => findCaller(db, accountId), now)
  const read = externalTokens({ issuer, findKey: discovered.findKey, now }, async (claims) => {
    const accountId = await upsertExternalAccount(db, issuer.issuer, claims)
    callers.forget(accountId)
    return accountId
  })

  const authenticate: Authenticate = async (token) => {
    const { claims, result: accountId } = await read(token)
    // `iat` has whole seconds: a token from the second in which the account was signed out counts as older.
    const isCurrent = (caller: Caller) => claims.issuedAt > Math.floor(caller.tokensValidAfter / 1000)
    const caller = await callers.find(accountId, '', isCurrent)
    if (!caller || !isCurrent(caller)) throw new Refusal('signed_out')
    const granted = rolesIn(claims.groups)
    const roles = granted.length > 0 ? granted : employeeRole(caller)
    // The issuer manages passwords and second factors.
    return { caller: { ...caller, isFederated: true }, roles, session: claims.session }
  }

  return { authenticate, callers, discovered }
}

const employeeRole = ({ roles }: Caller): readonly Role[] => roles.filter((role) => role === 'CLIENT_EMPLOYEE')
