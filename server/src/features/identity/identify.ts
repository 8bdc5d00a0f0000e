import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { readBearer } from '../../platform/read-bearer.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { actorOf, rolesIn } from './actor-of.ts'
import { impersonate } from './impersonate.ts'
import type { KnownCallers } from './known-callers.ts'
import type { VerifyToken } from './verify-token.ts'

type Needs = {
  readonly db: Database
  readonly verifyToken: VerifyToken
  readonly callers: KnownCallers
  readonly now: () => Date
}

/** Undefined for someone who is not signed in; refuses a token that is no good, or no longer. */
export type Identify = (request: FastifyRequest) => Promise<Actor | undefined>

export function identifier({ db, verifyToken, callers, now }: Needs): Identify {
  return async (request) => {
    const token = readBearer(request.headers.authorization)
    if (token === undefined) return undefined
    const { sub, ses, ver, groups } = await verifyToken(token)
    const caller = await callers.find(sub, ses, ver)
    if (!caller || caller.tokensValidAfter !== ver) throw new Refusal('signed_out')
    const actor = actorOf(caller, rolesIn(groups), ses)
    const loginName = request.headers['x-username-override']
    if (loginName === undefined) return actor
    return impersonate({ db, now }, actor, String(loginName), {
      method: request.method,
      path: request.url.split('?', 1).join(),
      origin: { requestId: request.id, ip: request.ip },
    })
  }
}
