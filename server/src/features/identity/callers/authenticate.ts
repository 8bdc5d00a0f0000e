import type { Role } from '@portolan/contract/roles'
import type { FastifyInstance } from 'fastify'
import type { CallerCache } from './caller-cache.ts'
import type { Caller } from './store-callers.ts'

/** The account an id token was issued to, with the roles it grants. */
type AuthenticatedCaller = {
  readonly caller: Caller
  readonly roles: readonly Role[]
  /** The session the token was issued in; null if the issuer does not name one. */
  readonly session: string | null
}

/** Refuses a token that is invalid or expired. */
export type Authenticate = (token: string) => Promise<AuthenticatedCaller>

/** Signs people in: the embedded issuer or an external one. */
export type Issuer = {
  readonly authenticate: Authenticate
  readonly callers: CallerCache
  /** Serves the issuer's routes and pages, if it has any here. */
  readonly mount: (app: FastifyInstance) => void
  /** Origins other than the portal from which pages fetch tokens. */
  readonly origins: () => readonly string[]
}
