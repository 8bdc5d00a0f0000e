import type { Role } from '@portolan/contract/roles'
import type { FastifyInstance } from 'fastify'
import type { CallerCache } from './caller-cache.ts'
import type { Caller } from './store-callers.ts'

/** Whom an id token stands for, with the roles it gives. */
type Recognised = {
  readonly caller: Caller
  readonly roles: readonly Role[]
  /** The sign-in it was issued in; null where the issuer names none. */
  readonly session: string | null
}

/** Refuses a token that is no good, or no longer. */
export type Authenticate = (token: string) => Promise<Recognised>

/** Who signs people in: the portal itself, or somebody else. */
export type Issuer = {
  readonly recognise: Authenticate
  readonly callers: CallerCache
  /** Serves what there is of it here. */
  readonly mount: (app: FastifyInstance) => void
  /** Where pages fetch tokens from, other than the portal. */
  readonly origins: () => readonly string[]
}
