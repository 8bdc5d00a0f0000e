import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/actor.ts'
import { readBearer } from '../../../platform/http/read-bearer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { authenticateApiKey } from '../api-keys/authenticate-api-key.ts'
import { isApiKey } from '../api-keys/key-format.ts'
import { impersonate } from '../impersonation/impersonate.ts'
import { actorOf } from './actor-of.ts'
import type { Authenticate } from './authenticate.ts'

type Needs = { readonly db: Database; readonly authenticate: Authenticate; readonly now: () => Date }

/** Returns undefined for a visitor. Refuses a token or an API key that is invalid or expired. */
export type Identify = (request: FastifyRequest) => Promise<Actor | undefined>

export function createIdentify({ db, authenticate, now }: Needs): Identify {
  return async (request) => {
    const token = readBearer(request.headers.authorization)
    if (token === undefined) return undefined
    const origin = { requestId: request.id, ip: request.ip }
    const loginName = request.headers['x-username-override']
    if (isApiKey(token)) {
      if (loginName !== undefined) throw new Refusal('api_key_forbidden')
      return authenticateApiKey({ db, now }, token, origin)
    }
    const { caller, roles, session } = await authenticate(token)
    const actor = actorOf(caller, roles, session)
    if (loginName === undefined) return actor
    return impersonate({ db, now }, actor, String(loginName), {
      method: request.method,
      path: request.url.split('?', 1).join(),
      origin,
    })
  }
}
