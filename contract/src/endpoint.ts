import type * as z from 'zod/mini'
import type { ApplicationId } from './clients/applications.ts'
import { type ErrorCode, everywhere } from './errors/codes.ts'
import type { Role } from './roles.ts'

/**
 * Who may call: anyone, whoever is signed in, the holders of one of these roles (and, where named, of an application),
 * or another company's server that shows the secret agreed with it as bearer.
 */
export type Access =
  | 'anyone'
  | 'signed-in'
  | 'shared-secret'
  | { readonly roles: readonly Role[]; readonly application?: ApplicationId }

/** One promise between web and server. It is data: the server serves it, the web calls it, the docs print it. */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** The operation's name in the OpenAPI document and in the generated client. */
  readonly name: string
  readonly summary: string
  readonly tag: string
  readonly method: 'GET' | 'POST'
  /** Below `/api`, parameters as `{name}`. */
  readonly path: `/${string}`
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Absent: the answer is 204 and has no body. */
  readonly reply?: Reply
  /** 200 unless told otherwise; creates answer 201. */
  readonly status?: 200 | 201
  /** The only refusals a caller may meet here, besides those of `everywhere` in errors/codes.ts. */
  readonly refusals: readonly ErrorCode[]
  /** Largest body in bytes, where the usual limit does not fit. */
  readonly maxBodyBytes?: number
  /** A create: an Idempotency-Key header makes a repeated call answer what the first one did. */
  readonly idempotent?: true
  readonly example: {
    readonly params?: z.input<Params>
    readonly query?: z.input<Query>
    readonly body?: z.input<Body>
    readonly reply?: z.input<Reply>
  }
}

export function endpoint<
  Params extends z.ZodMiniType = never,
  Query extends z.ZodMiniType = never,
  Body extends z.ZodMiniType = never,
  Reply extends z.ZodMiniType = never,
  const Who extends Access = Access,
  const Idempotent extends true | undefined = undefined,
>(promise: Endpoint<Params, Query, Body, Reply> & Exactly<Who, Idempotent>) {
  return promise as Endpoint<Params, Query, Body, Reply> & Exactly<Who, Idempotent> & WithBody<Body>
}

/** A form is checked by the body's schema, so an endpoint that takes one has it for certain. */
type WithBody<Body> = [Body] extends [never] ? unknown : { readonly body: Body }

/** Who may call, and whether it is a create, decide what a handler is given. */
type Exactly<Who, Idempotent> = { readonly access: Who; readonly idempotent?: Idempotent }

/** All that a caller of the endpoint may be refused with. */
export function refusalsOf(promise: Pick<Endpoint, 'refusals' | 'idempotent'>): readonly ErrorCode[] {
  const ofCreates: readonly ErrorCode[] = ['idempotency_key_busy', 'idempotency_key_reused']
  return [...everywhere, ...promise.refusals, ...(promise.idempotent ? ofCreates : [])]
}
