import type { Role } from '@portolan/contract/roles'
import type { Log } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { rolesIn } from '../callers/actor-of.ts'
import type { Authenticate } from '../callers/authenticate.ts'
import { callerCache } from '../callers/caller-cache.ts'
import { type Caller, findCaller } from '../callers/store-callers.ts'
import { discovery } from './discover.ts'
import type { ExternalIssuer } from './external-issuer.ts'
import { upsertExternalAccount } from './see-account.ts'
import { externalTokens } from './verify-external-token.ts'

type Needs = { readonly db: Database; readonly issuer: ExternalIssuer; readonly now: () => Date; readonly log: Log }

/** People come with tokens of an issuer elsewhere; their accounts here follow what it says. */
export function externalRecognition({ db, issuer, now, log }: Needs) {
  const published = discovery({ issuer: issuer.issuer, now, log })
  const callers = callerCache((accountId) => findCaller(db, accountId), now)
  const read = externalTokens({ issuer, keyOf: published.keyOf, now }, async (claims) => {
    const accountId = await upsertExternalAccount(db, issuer.issuer, claims)
    callers.forget(accountId)
    return accountId
  })

  const recognise: Authenticate = async (token) => {
    const { claims, made: accountId } = await read(token)
    // Whole seconds: a token of the very second in which an account was signed out is taken for one of before.
    const isCurrent = (caller: Caller) => claims.issuedAt > Math.floor(caller.tokensValidAfter / 1000)
    const caller = await callers.find(accountId, '', isCurrent)
    if (!caller || !isCurrent(caller)) throw new Refusal('signed_out')
    const given = rolesIn(claims.groups)
    const roles = given.length > 0 ? given : employeeOf(caller)
    // Passwords and second factors are the issuer's.
    return { caller: { ...caller, isFederated: true }, roles, session: claims.session }
  }

  return { recognise, callers, published }
}

const employeeOf = ({ roles }: Caller): readonly Role[] => roles.filter((role) => role === 'CLIENT_EMPLOYEE')
